import type { TracedMessage } from "@touchline/host-sdk";
import { make } from "../dom.ts";
import { DIRECTIONS, type Filter, isShown, promiseOf, rowOf, wholeOf } from "./rows.ts";

/** Older ones go: a console that is left open must not fill the memory. */
const MOST = 500;

interface Entry {
  readonly message: TracedMessage;
  readonly item: HTMLElement;
  /** Shows how long the promise took. */
  readonly settle: (ms: number) => void;
}

const makeEntry = (message: TracedMessage): Entry => {
  const { word, line, time } = rowOf(message);
  let took: number | null = null;
  const duration = make("em", {});
  const whole = make("div", { class: "message__whole", hidden: true });
  const toggle = (): void => {
    whole.hidden = !whole.hidden;
    button.setAttribute("aria-expanded", String(!whole.hidden));
    whole.replaceChildren(
      make("span", {}, DIRECTIONS[message.direction]),
      make("pre", { tabindex: "0", "aria-label": `${message.type}, whole message` }, wholeOf(message, took)),
    );
    if (!whole.hidden) whole.scrollIntoView({ block: "nearest" });
  };
  const button = make(
    "button",
    { class: "message", type: "button", "aria-expanded": "false", click: toggle },
    make("span", { class: `word word--${word}` }, word),
    make("span", { class: "message__text" }, make("b", {}, message.type), make("span", {}, line)),
    make("span", { class: "message__time" }, time, duration),
  );
  const settle = (ms: number): void => {
    took = ms;
    duration.textContent = `${ms} ms`;
  };
  return { message, item: make("li", {}, button, whole), settle };
};

/** All that was said, the newest at the end. */
export const createList = () => {
  const rows = make("ol");
  const log = make(
    "div",
    { class: "messages", role: "log", "aria-live": "polite", "aria-label": "Messages", tabindex: "0" },
    rows,
  );
  let entries: readonly Entry[] = [];
  let filter: Filter = "all";

  // Whoever scrolls up reads on in peace; whoever is at the end stays there, also when the list grows smaller.
  let follows = true;
  log.addEventListener("scroll", () => {
    follows = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  });

  return {
    log,
    add: (message: TracedMessage): void => {
      const promise = promiseOf(
        message,
        entries.map((entry) => entry.message),
      );
      if (promise) entries.find((entry) => entry.message === promise.asked)?.settle(promise.ms);
      const entry = makeEntry(message);
      entry.item.hidden = !isShown(filter, message);
      rows.append(entry.item);
      const all = [...entries, entry];
      for (const { item } of all.slice(0, -MOST)) item.remove();
      entries = all.slice(-MOST);
      if (follows) log.scrollTop = log.scrollHeight;
    },
    show: (chosen: Filter): void => {
      filter = chosen;
      for (const { message, item } of entries) item.hidden = !isShown(filter, message);
      log.scrollTop = log.scrollHeight;
    },
  };
};
