import { formatMinutes, formatMoney } from "../format.ts";
import type { LimitKind, Most } from "../limits/limit.ts";
import type { LimitView } from "../me.ts";
import { type Child, icon, make } from "./dom.ts";

/** From here on the bar warns. */
const NEAR = 0.9;

export const TEXTS: Readonly<
  Record<LimitKind, { readonly name: string; readonly note: string; readonly unit: string }>
> = {
  deposit: { name: "Deposit, day", note: "resets 00:00", unit: "" },
  loss: { name: "Loss, week", note: "resets Monday", unit: "" },
  stake: { name: "Stake, single bet", note: "largest today", unit: "" },
  time: { name: "Time, day", note: "resets 00:00", unit: "minutes" },
};

const format = (kind: LimitKind, amount: string, currency: string): string =>
  kind === "time" ? formatMinutes(Number(amount)) : formatMoney(amount, currency);

export const mostText = (kind: LimitKind, of: Most, currency: string): string =>
  of === null ? "no limit" : format(kind, of, currency);

/** How much of it is used, for the bar only: money is compared on the server. */
const shareOf = ({ used, of }: LimitView): number => (Number(of) > 0 ? Math.min(1, Number(used) / Number(of)) : 1);

/** What of a limit is used, as a bar and in figures. */
export const bar = (limit: LimitView, currency: string): readonly Child[] => {
  const { kind, used, of } = limit;
  if (of === null) return [make("p", { class: "limit__figures" }, `No limit. Used: ${format(kind, used, currency)}`)];
  const share = shareOf(limit);
  const isNear = share >= NEAR;
  const percent = `${Math.round(share * 100)}%`;
  return [
    make("progress", {
      class: isNear ? "bar bar--near" : "bar",
      value: String(share),
      max: "1",
      "aria-label": `${TEXTS[kind].name}: used`,
    }),
    make(
      "p",
      { class: "limit__figures" },
      isNear && icon("warning"),
      make("span", {}, `${format(kind, used, currency)} of ${format(kind, of, currency)}`),
      make("span", { class: "limit__percent" }, percent),
    ),
  ];
};
