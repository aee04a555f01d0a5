import type { FromApp } from "@touchline/protocol/host-messages";

export type Say = <Name extends keyof FromApp>(name: Name, parts: FromApp[Name]) => void;

/** A page that stands alone hears it as an event of its window: `touchline:login.asked` and so on. */
const sayToWindow: Say = (name, parts) => {
  window.dispatchEvent(new CustomEvent(`touchline:${name}`, { detail: parts }));
};

let line: Say = sayToWindow;

/** Whoever is around the app is told; where it stands alone, its own window is. */
export const notifyHost: Say = (name, parts) => line(name, parts);

/** A page around us that never says who it is must not make us remember all that we would have told it. */
const MOST_WAITING = 100;

/** There is a page around the app: what is said before the line to it is there waits. Returns how to join the two. */
export const awaitHost = (): ((say: Say) => void) => {
  const waiting: ((say: Say) => void)[] = [];
  line = (name, parts) => {
    if (waiting.length < MOST_WAITING) waiting.push((say) => say(name, parts));
  };
  return (say) => {
    line = say;
    for (const message of waiting.splice(0)) message(say);
  };
};
