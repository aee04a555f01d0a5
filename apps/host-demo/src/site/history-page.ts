import { formatMoment, formatMoney } from "../format.ts";
import type { HistoryPage } from "../me.ts";
import type { Account } from "./account.ts";
import { type Child, make, requirePart } from "./dom.ts";
import { hostApi } from "./host-api.ts";
import { signInPrompt } from "./sign-in-prompt.ts";

type Movement = HistoryPage["movements"][number];

/** What each call of the sportsbook is to the punter. */
const NAMES: Readonly<Record<string, string>> = {
  deposit: "Deposit",
  reserve: "Stake",
  commit: "Placed",
  rollback: "Stake returned",
  settle: "Payout",
  adjust: "Correction",
};
/** The end of a bet's id tells it from the others: those of one hour begin the same. */
const ID_SHOWN = 8;

const isNothing = (moved: string): boolean => /^-?0+(\.0+)?$/.test(moved);

const nameOf = ({ kind, moved }: Movement): string =>
  kind === "settle" && isNothing(moved) ? "Settled, no payout" : (NAMES[kind] ?? kind);

const changeOf = ({ moved }: Movement, currency: string): HTMLElement => {
  if (isNothing(moved)) return make("b", { class: "movement__change movement__change--none" }, "–");
  const isGain = !moved.startsWith("-");
  const text = `${isGain ? "+" : "−"}${formatMoney(moved.replace("-", ""), currency)}`;
  return make("b", { class: isGain ? "movement__change movement__change--gain" : "movement__change" }, text);
};

const row = (movement: Movement, currency: string): HTMLElement => {
  const { bet, at, balance } = movement;
  return make(
    "li",
    { class: "movement" },
    make(
      "p",
      {},
      make("b", {}, nameOf(movement)),
      bet && make("small", { title: bet }, `bet ${bet.slice(-ID_SHOWN)}`),
      changeOf(movement, currency),
    ),
    make("p", {}, make("small", {}, formatMoment(at)), make("small", {}, `Balance ${formatMoney(balance, currency)}`)),
  );
};

/** Draws what became of the money in the wallet that is played in. */
export const showHistoryPage = (account: Account): void => {
  const place = requirePart("history");
  let shown = "";
  let pages: readonly HistoryPage[] = [];

  const problem = (): HTMLElement =>
    make("p", { class: "problem", role: "alert" }, "The history cannot be read now. Try again in a moment.");

  const draw = (): void => {
    const [first] = pages;
    if (!first) return;
    const rows = pages.flatMap(({ movements, currency }) => movements.map((each) => row(each, currency)));
    const next = pages.at(-1)?.next ?? null;
    const older = make(
      "button",
      { class: "button button--quiet", type: "button", click: () => void load(next) },
      "Show older",
    );
    const list: Child =
      rows.length > 0
        ? make("ol", { class: "card movements", "aria-label": `Movements in ${first.currency}` }, ...rows)
        : make("p", { class: "card card--prompt" }, `Nothing has happened in ${first.currency} yet.`);
    place.replaceChildren(list, ...(next === null ? [] : [older]));
  };

  const load = async (before: string | null): Promise<void> => {
    try {
      const page = await hostApi.history(before);
      if (!page) return;
      pages = before === null ? [page] : [...pages, page];
      draw();
    } catch {
      place.append(problem());
    }
  };

  account.watch((me) => {
    // Every change of the balance is a line of the history.
    const now = JSON.stringify(me && [me.punter.id, me.currency, me.wallets]);
    if (now === shown) return;
    shown = now;
    if (me) void load(null);
    else place.replaceChildren(signInPrompt(account));
  });
};
