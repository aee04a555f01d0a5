type OnEnd = (release: () => void) => void;

/** A story lives as long as its page, so nothing is released there. Tests set vitest's hook: stories cannot import vitest. */
let onEnd: OnEnd = () => undefined;

export const setTestEnd = (register: OnEnd): void => {
  onEnd = register;
};

/** Runs when the test is finished. */
export const onTestEnd: OnEnd = (release) => onEnd(release);
