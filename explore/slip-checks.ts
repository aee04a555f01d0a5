import type { Page } from "playwright-core";
import { slipShown } from "./slip-shown.ts";

interface NotedPick {
  readonly name: string;
  readonly event: string;
  /** Decimal; null while the pick cannot be bet on. */
  readonly odds: number | null;
  readonly stake: number | null;
}

/** What the slip shows, as a bettor would note it down. */
export interface SlipNote {
  readonly picks: readonly NotedPick[];
  /** Text of each stake field by its label. */
  readonly stakes: Readonly<Record<string, string>>;
  readonly type: string | null;
  /** What the head of the slip counts. */
  readonly count: number | null;
  readonly totalOdds: number | null;
  /** Figures of the foot by what they are called. */
  readonly foot: Readonly<Record<string, number>>;
  readonly button: string | null;
  /** Something told the bettor why the slip is another one than before. */
  readonly notices: readonly string[];
}

/** Null where the slip is not on the screen or has not loaded. */
export const readSlip = async (page: Page): Promise<SlipNote | null> => {
  const slip = await slipShown(page);
  if (!slip) return null;
  const read = slip.evaluate(
    (panel): SlipNote => {
      const amount = (text: string | null | undefined): number | null => {
        const digits = /\d[\d,]*(\.\d+)?/.exec(text ?? "")?.[0];
        return digits === undefined ? null : Number(digits.replaceAll(",", ""));
      };
      const fields = [...panel.querySelectorAll<HTMLInputElement>("input[inputmode]")];
      const place = [...panel.querySelectorAll("button")].find((button) =>
        /^(Bet|Place|Accept and bet) /.test(button.textContent ?? ""),
      );
      const odds = [...panel.querySelectorAll("footer span")].find((part) =>
        part.textContent?.startsWith("Total odds"),
      );
      // Very high odds are written short: 116K. They are not compared; the payout is.
      const totalOdds = odds?.querySelector("b")?.textContent ?? "";
      return {
        picks: [...panel.querySelectorAll("li:has(> [data-remove])")].map((card) => ({
          name: `${card.querySelector("[data-remove]")?.getAttribute("aria-label")}`.replace(/^Remove /, ""),
          event: card.querySelector("bdi + [dir=auto]")?.textContent ?? "",
          odds: card.querySelector("[aria-label=suspended]")
            ? null
            : amount(card.querySelector("[data-negative=false]")?.textContent),
          stake: amount(card.querySelector<HTMLInputElement>("input[inputmode]")?.value),
        })),
        stakes: Object.fromEntries(
          fields.map((field) => [
            field.labels?.[0]?.querySelector("span")?.textContent ?? field.getAttribute("aria-label") ?? "",
            field.value,
          ]),
        ),
        type: panel.querySelector("[aria-label='Bet type'] [role=radio][aria-checked=true]")?.textContent ?? null,
        count: amount(
          /: (\d+)/.exec(panel.querySelector("[aria-label='Bet slips'] [aria-pressed=true]")?.textContent ?? "")?.[1],
        ),
        totalOdds: /[A-Z]$/.test(totalOdds) ? null : amount(totalOdds),
        foot: Object.fromEntries(
          [...panel.querySelectorAll("footer dl > div")].map((row) => [
            row.querySelector("dt")?.textContent ?? "",
            amount(row.querySelector("dd")?.textContent) ?? Number.NaN,
          ]),
        ),
        button: place?.textContent ?? null,
        notices: [...document.querySelectorAll("[role=status], [role=alert]")]
          .map((element) => element.textContent?.trim() ?? "")
          .filter((text) => text !== ""),
      };
    },
    undefined,
    { timeout: 1_000 },
  );
  // It was closed meanwhile, or its head does not count selections yet.
  return read.then(
    (note) => (note.count === null ? null : note),
    () => null,
  );
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Prices and amounts are shown rounded: each of `count` prices may be off by three in a thousand, each amount by a cent. */
const isNear = (one: number, other: number, count: number): boolean =>
  Math.abs(one - other) <= count * (0.011 + 0.003 * Math.max(one, other));

const amountOf = (text: string | undefined): number => Number((text ?? "").replaceAll(",", ""));

/** Figures that do not follow from the picks and stakes on the same screen, by the rules of singles and combos. */
export const checkSums = ({ picks, stakes, type, count, totalOdds, foot, button }: SlipNote): string[] => {
  const found: string[] = [];
  if (count !== null && picks.length > 0 && count !== picks.length)
    found.push(`the head counts ${count} selections, there are ${picks.length}`);
  const asked = button === null ? null : amountOf(/\d[\d,]*\.\d\d/.exec(button)?.[0]);
  const total = Object.entries(foot).find(([name]) => name.startsWith("Total stake"))?.[1];
  if (asked !== null && total !== undefined && asked !== total)
    found.push(`the button says "${button}", the foot a total stake of ${total}`);
  const odds = picks.map((pick) => pick.odds);
  if (picks.length === 0 || asked === null || odds.includes(null)) return found;

  const own = picks.map(({ stake }) => stake ?? 0);
  const several = type === "Single" && picks.length > 1;
  const stake = several ? sum(own) : amountOf(stakes.Stake);
  if (type !== "Single" && type !== "Combo") return found;
  if (Math.round(asked * 100) !== Math.round(stake * 100))
    found.push(`${type}: the stakes add up to ${stake}, the button says "${button}"`);
  if (
    several &&
    button?.startsWith("Place") &&
    amountOf(/\d+/.exec(button)?.[0]) !== own.filter((amount) => amount > 0).length
  )
    found.push(`"${button}" for ${own.filter((amount) => amount > 0).length} stakes`);
  const product = odds.reduce<number>((all, price) => all * (price ?? 1), 1);
  if (type === "Combo" && totalOdds !== null && !isNear(totalOdds, product, picks.length))
    found.push(`total odds ${totalOdds}, the picks make ${product.toFixed(2)}`);
  const returns = several ? sum(own.map((amount, index) => amount * (odds[index] ?? 0))) : stake * product;
  const names = Object.keys(foot);
  // Taxes, bonuses and a payout at its limit have rows of their own.
  const isPlain = names.every((name) => /^(Possible payout|Balance after the bet|Total stake.*)$/.test(name));
  // Picks of the same event may exclude each other, and then not all of them can win.
  const isEachAlone = new Set(picks.map(({ event }) => event)).size === picks.length;
  const payout = foot["Possible payout"];
  if (isPlain && isEachAlone && payout !== undefined && !isNear(payout, returns, picks.length))
    found.push(`possible payout ${payout}, stakes and prices make ${returns.toFixed(2)}`);
  return found;
};

/** What an action may change of the slip. */
export type Reach = "nothing" | "stakes" | "picks";

/** What was on the slip before a step that does not reach it, and is not there after it. */
export const findLost = (before: SlipNote, after: SlipNote, reach: Reach): string[] => {
  if (reach === "picks" || after.notices.some((text) => !before.notices.includes(text))) return [];
  const left = new Set(after.picks.map(({ name }) => name));
  const picks = before.picks.filter(({ name }) => !left.has(name)).map(({ name }) => `lost: ${name}`);
  if (reach === "stakes") return picks;
  const stakes = Object.entries(before.stakes).flatMap(([label, text]) => {
    const now = after.stakes[label];
    return text === "" || now === undefined || amountOf(now) === amountOf(text)
      ? []
      : [`lost: ${label} was ${text}, is ${now === "" ? "empty" : now}`];
  });
  return [...picks, ...stakes];
};
