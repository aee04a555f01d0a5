const RESTORE_AFTER = 200;
/** A list may take a while to come back; after this one has begun to read. */
const GIVE_UP_AFTER = 5_000;

/** Goes to a position as soon as the list is long enough for it, unless a hand was faster. Returns how to call it off. */
export const restoreScroll = (scroller: HTMLElement, top: number): (() => void) => {
  const began = performance.now();
  let timer = 0;
  const stop = (): void => {
    clearTimeout(timer);
    for (const name of ["wheel", "touchstart", "keydown"]) scroller.removeEventListener(name, stop);
  };
  const attempt = (): void => {
    scroller.scrollTop = top;
    const reached = Math.abs(scroller.scrollTop - top) <= 1;
    if (reached || performance.now() - began > GIVE_UP_AFTER) stop();
    else timer = window.setTimeout(attempt, 50);
  };
  for (const name of ["wheel", "touchstart", "keydown"]) scroller.addEventListener(name, stop, { passive: true });
  timer = window.setTimeout(attempt, RESTORE_AFTER);
  return stop;
};
