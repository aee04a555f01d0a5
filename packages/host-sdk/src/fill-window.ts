const LEAST = "480px";

/** Whether a container that is still empty has a height of its own. */
const hasHeight = (container: HTMLElement): boolean =>
  container.getClientRects().length === 0 || container.clientHeight > 0;

/** In a container without a height the app gets what is left of the window below its top. Returns a function that ends it. */
export const fillWindow = (container: HTMLElement, box: HTMLElement): (() => void) => {
  if (hasHeight(container)) return () => undefined;
  const fit = (): void => {
    const top = Math.max(0, container.getBoundingClientRect().top + scrollY);
    Object.assign(box.style, { height: `calc(100dvh - ${top}px)`, minHeight: LEAST });
  };
  fit();
  addEventListener("resize", fit);
  return () => removeEventListener("resize", fit);
};
