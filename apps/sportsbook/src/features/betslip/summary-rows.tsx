import type { SlipSummary } from "@touchline/betting";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { message } from "../../i18n/message.ts";
import { classNames } from "../../ui/class-names.ts";
import styles from "./foot.module.css";
import { useMoney } from "./slip-context.ts";
import type { StakeEntry } from "./stake-entry.ts";

interface Row {
  readonly label: string;
  readonly amount: bigint;
  readonly large?: boolean;
  /** Shown even where it is nothing. */
  readonly always?: boolean;
  readonly className?: string | undefined;
}

/** The stake stands in its field, but for those who enter something else. */
const stakeRow = ({ stake, combinations }: SlipSummary, entry: StakeEntry): Row[] => {
  if (entry === "desiredProfit") return [{ label: message("slip.stake"), amount: stake, always: true }];
  if (entry === "own") return [{ label: message("slip.totalStake"), amount: stake, always: true }];
  if (entry !== "rows") return [];
  const bets = message("slip.bets", { count: combinations });
  return [{ label: `${message("slip.totalStake")} · ${bets}`, amount: stake, always: true }];
};

const payoutRows = ({ type, minWinnings, maxWinnings }: SlipSummary): Row[] => {
  const { total } = maxWinnings;
  if (type !== "system" && type !== "multiples") return [{ label: message("slip.payout"), amount: total, large: true }];
  return [
    ...(type === "system" && minWinnings ? [{ label: message("slip.minPayout"), amount: minWinnings.total }] : []),
    { label: message("slip.maxPayout"), amount: total, large: true },
  ];
};

const rowsOf = (summary: SlipSummary, entry: StakeEntry): Row[] => [
  ...stakeRow(summary, entry),
  { label: message("slip.payinTax"), amount: summary.payin.tax },
  { label: message("slip.payinBonus"), amount: summary.payin.bonus },
  { label: message("slip.winBonus"), amount: summary.maxWinnings.bonus },
  { label: message("slip.payoutTax"), amount: summary.maxWinnings.tax },
];

/** Every figure that is not nothing, so that stake, payout and balance are known before the tap. */
export const SummaryRows = ({ summary, entry }: { readonly summary: SlipSummary; readonly entry: StakeEntry }) => {
  const money = useMoney();
  const { enabled, balance } = useSlip(({ wallet }) => wallet);
  const { stake } = summary;
  const after: Row = {
    label: message("slip.balanceAfter"),
    amount: enabled && stake > 0n && balance >= stake ? balance - stake : 0n,
    className: styles.after,
  };
  const rows = [...rowsOf(summary, entry), after, ...payoutRows(summary)];
  return (
    <dl className={styles.rows}>
      {rows
        .filter(({ amount, always }) => always || amount > 0n)
        .map(({ label, amount, large = false, className }) => (
          <div key={label} className={classNames(styles.pair, className)} data-large={large}>
            <dt>{label}</dt>
            <dd>{money.format(amount)}</dd>
          </div>
        ))}
    </dl>
  );
};
