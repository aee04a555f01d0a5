import type { TracedMessage } from "@touchline/host-sdk";
import { icon, make, requirePart } from "../dom.ts";
import type { EmbedKind } from "../embed.ts";
import { choice } from "./choice.ts";
import { type Commanded, commandsOf } from "./commands.ts";
import { createList } from "./list.ts";
import type { Filter } from "./rows.ts";
import { makeCommands } from "./send.ts";

interface ConsoleOptions extends Omit<Commanded, "lastBet"> {
  readonly kind: () => EmbedKind;
  readonly turnTo: (kind: EmbedKind) => void;
  readonly onClose: () => void;
}

const FILTERS: readonly (readonly [Filter, string])[] = [
  ["all", "All"],
  ["hostToApp", "Host to app"],
  ["appToHost", "App to host"],
];
const KINDS: readonly (readonly [EmbedKind, string])[] = [
  ["iframe", "iframe"],
  ["element", "element"],
];

/** Shows the console. What it returns is told of every message. */
export const showConsole = (options: ConsoleOptions): ((message: TracedMessage) => void) => {
  const { kind, turnTo, onClose } = options;
  const { log, add, show } = createList();
  let lastBet = "";
  const state = make("span", { class: "state", role: "status" }, "Connecting");
  const close = (): void => {
    panel.remove();
    document.body.classList.remove("has-console");
    onClose();
    requirePart("menu-button").focus();
  };
  const panel = make(
    "aside",
    { class: "console", "aria-label": "Embed console" },
    make(
      "header",
      { class: "console__head" },
      make("h2", {}, "Embed console"),
      state,
      make(
        "button",
        { class: "icon-button", type: "button", "aria-label": "Close console", click: close },
        icon("close"),
      ),
    ),
    make(
      "div",
      { class: "console__filters" },
      choice("filter", "Show", FILTERS, "all", show),
      choice("kind", "Embedded as", KINDS, kind(), turnTo),
    ),
    log,
    makeCommands(commandsOf({ ...options, lastBet: () => lastBet })),
  );
  const tellState = (isConnected: boolean): void => {
    state.classList.toggle("state--on", isConnected);
    state.replaceChildren(...(isConnected ? [icon("check"), "Connected"] : ["Connecting"]));
  };
  requirePart("embed").after(panel);
  document.body.classList.add("has-console");

  return (message) => {
    add(message);
    if (message.type === "connect") tellState(false);
    if (message.type === "ready") tellState(true);
    if (message.type === "bet.placed") lastBet = (message.parts as { readonly betId: string }).betId;
  };
};
