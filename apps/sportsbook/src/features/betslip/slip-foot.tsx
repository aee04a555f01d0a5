import { type Betslip, type OddsChanges, type SlipRules, type SlipSummary, selectionsOf } from "@touchline/betting";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { selectSummary } from "../../data/betslip/selectors.ts";
import { usePreferences, usePreferencesStore, usePresentation } from "../../data/preferences/preferences-context.ts";
import { useBreak } from "../../data/safer-gambling/safer-gambling.ts";
import { formatEventTime } from "../../i18n/dates.ts";
import { message } from "../../i18n/message.ts";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Notice } from "../../ui/notice.tsx";
import styles from "./foot.module.css";
import { totalOddsText } from "./odds-text.ts";
import { PlaceAction } from "./place-action.tsx";
import { useMoney, useSlipSettings } from "./slip-hooks.ts";
import { type StakeEntry, stakeEntryOf } from "./stake-entry.ts";
import { StakeSection } from "./stake-section.tsx";

interface Row {
  readonly label: string;
  readonly amount: bigint;
  readonly large?: boolean;
  /** Shown even if it is zero. */
  readonly always?: boolean;
  readonly className?: string | undefined;
}

/** The stake is already shown in its field, unless the bettor enters a profit or several stakes. */
const stakeRow = ({ stake, bets }: SlipSummary, entry: StakeEntry): Row[] => {
  if (entry === "desiredProfit") return [{ label: message("slip.stake"), amount: stake, always: true }];
  if (entry === "own") return [{ label: message("slip.totalStake"), amount: stake, always: true }];
  if (entry !== "rows") return [];
  const label = `${message("slip.totalStake")} · ${message("slip.bets", { count: bets })}`;
  return [{ label, amount: stake, always: true }];
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

/** Every figure that is not zero, so that stake, payout and balance are known before the tap. */
const SummaryRows = ({ summary, entry }: { readonly summary: SlipSummary; readonly entry: StakeEntry }) => {
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

const titleOf = (option: OddsChanges): string => message(`oddsChanges.${option}.title`);

/** The preference for odds changes; it can be changed here and in the preferences. */
const OddsChangesMenu = () => {
  const { options } = useSlipSettings().oddsChanges;
  const { choose } = usePreferencesStore();
  const { oddsChangesOption } = usePreferences();
  const text = titleOf(oddsChangesOption);
  if (options.length < 2) return <span>{text}</span>;
  return (
    <Menu
      text={text}
      title={message("preferences.oddsChanges")}
      face={{
        className: styles.choice,
        content: (
          <>
            {text}
            <Icon name="down" size={14} />
          </>
        ),
      }}
      items={options.map((option) => ({ id: option, text: titleOf(option) }))}
      choice={oddsChangesOption}
      onSelect={(option) => choose("oddsChangesOption", option as OddsChanges)}
    />
  );
};

/** Shown above the button, which is disabled until the break is over. */
const BreakNotice = () => {
  const breakUntil = useBreak();
  const gate = useSlip((state) => state.gate);
  const { dates } = usePresentation();
  if (gate !== "break" || breakUntil === null) return null;
  const time = formatEventTime(breakUntil, Date.now(), dates).text;
  return (
    <Notice tone="info" icon="pause">
      <b>{message("gambling.break.lead", { time })}</b>
      <br />
      {message("gambling.break.rest")}
    </Notice>
  );
};

/** For slips with a match in play: the bookmaker decides after a live delay. */
const LiveDelayNotice = ({ slip }: { readonly slip: Betslip }) => {
  if (!selectionsOf(slip).some(({ game }) => game === "LIVE")) return null;
  return (
    <p className={styles.delay}>
      <Icon name="clock" size={14} />
      <span>
        <b>{message("gambling.liveDelay.lead")}</b> {message("gambling.liveDelay.rest")}
      </span>
    </p>
  );
};

/** Stake, payout and the button. It stays visible while the picks scroll. */
export const SlipFoot = ({ slip, rules }: { readonly slip: Betslip; readonly rules: SlipRules }) => {
  const summary = useSlip(selectSummary);
  const { oddsFormat } = usePresentation();
  const { totalPaymentInputOnSingleBetType } = useSlipSettings();
  const entry = stakeEntryOf(slip, summary, rules, totalPaymentInputOnSingleBetType);
  return (
    <footer className={styles.foot}>
      <div className={styles.pair}>
        <OddsChangesMenu />
        {summary.totalOdds && summary.type === "combo" && (
          <span className={styles.total}>
            {message("slip.totalOdds")} <b>{totalOddsText(summary.totalOdds, oddsFormat)}</b>
          </span>
        )}
      </div>
      <StakeSection slip={slip} summary={summary} entry={entry} />
      <SummaryRows summary={summary} entry={entry} />
      <LiveDelayNotice slip={slip} />
      <BreakNotice />
      <PlaceAction summary={summary} />
    </footer>
  );
};
