/** Setup of unit tests: files that share a worker share its document, so what a file leaves there is removed after its last test. */
import { afterAll } from "vitest";

/** React listens to it once for each document, however many roots there are. */
const LISTENED_ONCE = "selectionchange";

type Listen = typeof document.addEventListener;

/** Returns a function that removes the listeners that were added since. */
const watchListeners = (target: Window | Document): (() => void) => {
  const listen = target.addEventListener as Listen;
  const added: Parameters<Listen>[] = [];
  target.addEventListener = (...args: Parameters<Listen>): void => {
    if (args[0] !== LISTENED_ONCE) added.push(args);
    listen.apply(target, args);
  };
  return () => {
    target.addEventListener = listen;
    for (const args of added) target.removeEventListener(...args);
  };
};

/**
 * Returns a function that cancels the frames that were asked for since. jsdom starts its timer with the first frame that is open, so one
 * that was asked for while a test had a clock of its own would never come, nor would any other frame after it.
 */
const watchFrames = (): (() => void) => {
  const ask = window.requestAnimationFrame;
  const asked: number[] = [];
  window.requestAnimationFrame = (run) => {
    const frame = ask(run);
    asked.push(frame);
    return frame;
  };
  return () => {
    window.requestAnimationFrame = ask;
    for (const frame of asked) cancelAnimationFrame(frame);
  };
};

const removeAttributes = (element: Element): void => {
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
};

if (typeof document !== "undefined") {
  const removals = [...[window, document].map(watchListeners), watchFrames()];
  afterAll(() => {
    for (const remove of removals) remove();
    for (const element of [document.documentElement, document.head, document.body]) removeAttributes(element);
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", "/");
  });
}
