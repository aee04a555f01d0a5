import { formatMoment } from "../format.ts";
import type { LimitKind } from "../limits/limit.ts";
import type { LimitView, Me } from "../me.ts";
import type { Account } from "./account.ts";
import { type Child, icon, make, requirePart } from "./dom.ts";
import { bar, mostText, TEXTS } from "./limit-bar.ts";
import { signInPrompt } from "./sign-in-prompt.ts";

/** Draws the limits, and lets the punter change them one at a time. */
export const showLimitsPage = (account: Account): void => {
  const place = requirePart("limits");
  let editing: LimitKind | null = null;
  let problem = "";

  const run = async (change: Promise<void>): Promise<void> => {
    const kind = editing;
    try {
      editing = null;
      problem = "";
      await change;
    } catch {
      editing = kind;
      problem = "That did not work. Check the number and try again.";
      draw();
    }
  };

  const form = ({ kind, of }: LimitView, currency: string): HTMLElement => {
    const input = make("input", {
      id: `limit-${kind}`,
      name: "of",
      inputmode: kind === "time" ? "numeric" : "decimal",
      pattern: kind === "time" ? "\\d{1,4}" : "\\d{1,12}(\\.\\d{1,2})?",
      autocomplete: "off",
      required: true,
      value: of ?? "",
    });
    const save = (event: Event): void => {
      event.preventDefault();
      void run(account.changeLimit(kind, input.value));
    };
    return make(
      "form",
      { class: "limit__form", submit: save },
      make("label", { for: `limit-${kind}` }, `New limit in ${TEXTS[kind].unit || currency}`),
      make(
        "div",
        { class: "limit__row" },
        input,
        make("button", { class: "button", type: "submit" }, "Save"),
        make("button", { class: "button button--quiet", type: "button", click: () => edit(null, kind) }, "Not now"),
      ),
      problem !== "" && make("p", { class: "problem", role: "alert" }, problem),
      of !== null &&
        make(
          "button",
          { class: "text-button", type: "button", click: () => void run(account.changeLimit(kind, null)) },
          "Remove this limit",
        ),
    );
  };

  const raise = ({ kind, raise: waiting }: LimitView, currency: string): Child =>
    waiting &&
    make(
      "p",
      { class: "limit__raise" },
      icon("clock"),
      make("span", {}, `Changes to ${mostText(kind, waiting.of, currency)} on ${formatMoment(waiting.at)}.`),
      make(
        "button",
        { class: "text-button", type: "button", click: () => void run(account.cancelRaise(kind)) },
        "Cancel",
      ),
    );

  const section = (limit: LimitView, currency: string): HTMLElement => {
    const { kind, of } = limit;
    const { name, note } = TEXTS[kind];
    const open = make(
      "button",
      {
        class: "text-button",
        type: "button",
        "data-edit": kind,
        "aria-label": `${of === null ? "Set" : "Change"}: ${name}`,
        click: () => edit(kind, kind),
      },
      of === null ? "Set" : "Change",
    );
    return make(
      "section",
      { class: "limit" },
      make("header", { class: "limit__head" }, make("h2", {}, name), make("small", {}, note), editing !== kind && open),
      ...bar(limit, currency),
      editing === kind && form(limit, currency),
      raise(limit, currency),
    );
  };

  const content = (me: Me): readonly HTMLElement[] => me.limits.map((limit) => section(limit, me.currency));

  const draw = (): void => {
    const { me } = account;
    if (me) place.replaceChildren(make("div", { class: "card" }, ...content(me)));
    else if (me === null) place.replaceChildren(signInPrompt(account));
  };

  const edit = (kind: LimitKind | null, from: LimitKind): void => {
    editing = kind;
    problem = "";
    draw();
    const next = kind ? `#limit-${kind}` : `[data-edit="${from}"]`;
    place.querySelector<HTMLElement>(next)?.focus();
  };

  account.watch(draw);
};
