/** The browser's clock, for whoever is given one. Returns how to call it off. */
export const after = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
