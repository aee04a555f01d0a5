import { HOST_PATHS } from "@touchline/protocol";
import { formatMoment } from "../format.ts";
import { BREAKS, type BreakLength } from "../limits/break.ts";
import type { Me } from "../me.ts";
import { SITE_PAGES } from "../site-paths.ts";
import type { Account } from "./account.ts";
import { icon, make, requirePart } from "./dom.ts";
import { pageConfig } from "./page-config.ts";
import { signInPrompt } from "./sign-in-prompt.ts";

const LENGTHS = Object.keys(BREAKS) as readonly BreakLength[];
const startText = (length: BreakLength): string =>
  `Start ${BREAKS[length].label.replace(" ", "-").replace(/s$/, "")} break`;

const notice = (until: number): HTMLElement =>
  make(
    "div",
    { class: "notice", role: "status" },
    icon("pause"),
    make(
      "p",
      {},
      make("b", {}, `You are on a break until ${formatMoment(until)}.`),
      " Your slip is kept. Open bets can be cashed out.",
    ),
  );

/** On a page outside the site's frame the site's own addresses mean nothing. */
const selfExclusion = pageConfig.accounts
  ? SITE_PAGES.selfExclusion
  : `${HOST_PATHS.selfExclusion}?return=${encodeURIComponent(pageConfig.back ?? "/")}`;

/** One choice and one strong button: the break. */
export const showTimeOutPage = (account: Account): void => {
  const place = requirePart("time-out");

  const form = (): HTMLElement => {
    let chosen: BreakLength = "24h";
    const start = make("button", { class: "button button--strong", type: "submit" }, startText(chosen));
    const problem = make("p", { class: "problem", role: "alert", hidden: true });
    const option = (length: BreakLength): HTMLElement =>
      make(
        "label",
        { class: "break" },
        make("input", { type: "radio", name: "length", value: length, checked: length === chosen }),
        make("b", {}, BREAKS[length].label),
        make("small", {}, `until ${formatMoment(Date.now() + BREAKS[length].ms)}`),
      );
    const choose = ({ target }: Event): void => {
      chosen = (target as HTMLInputElement).value as BreakLength;
      start.textContent = startText(chosen);
    };
    const submit = async (event: Event): Promise<void> => {
      event.preventDefault();
      start.disabled = true;
      await account.startBreak(chosen).catch(() => {
        start.disabled = false;
        problem.textContent = "That did not work. Try again.";
        problem.hidden = false;
      });
    };
    return make(
      "form",
      { submit: (event) => void submit(event) },
      make(
        "fieldset",
        { class: "card breaks", change: choose },
        make("legend", { class: "unseen" }, "How long"),
        ...LENGTHS.map(option),
      ),
      make("a", { class: "quiet-link", href: selfExclusion }, "Longer, or for good: self-exclusion"),
      problem,
      start,
      make("a", { class: "button button--quiet button--wide", href: pageConfig.back ?? SITE_PAGES.sports }, "Not now"),
    );
  };

  const draw = (me: Me | null): HTMLElement => {
    if (!me) return signInPrompt(account);
    return me.breakUntil === null ? form() : notice(me.breakUntil);
  };
  let shown = "";
  account.watch((me) => {
    // A choice that was made stays while a balance changes.
    const now = JSON.stringify(me && [me.punter.id, me.breakUntil]);
    if (now !== shown) place.replaceChildren(draw(me));
    shown = now;
  });
};
