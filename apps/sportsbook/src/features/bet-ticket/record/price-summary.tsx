import type { AcceptanceRecord } from "@touchline/protocol";
import { useId } from "react";
import { oddsText } from "../../../entities/ticket/odds.ts";
import { message } from "../../../i18n/message.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./record.module.css";
import { moveOf, totalsOf } from "./record-facts.ts";
import { answerLabel, payoutText } from "./record-text.ts";
import { secondsText, type WordsOf } from "./record-words.ts";
import { ShownPrice } from "./shown-price.tsx";
import { type StepChart as Chart, END, HEIGHT, placeBetween, START, stepChart, WIDTH } from "./step-geometry.ts";

const BASE = 92;
const TEXTS = 110;
const TOP = 8;

const Delay = ({ delay }: { readonly delay: NonNullable<Chart["delay"]> }) => {
  const pattern = useId();
  return (
    <>
      <defs>
        <pattern id={pattern} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0v5" />
        </pattern>
      </defs>
      <rect
        data-delay=""
        x={delay.from}
        y={TOP}
        width={delay.to - delay.from}
        height={BASE - TOP - 6}
        fill={`url(#${pattern})`}
      />
    </>
  );
};

const Steps = ({ chart: { steps, path } }: { readonly chart: Chart }) => {
  const [first] = steps;
  const last = steps.at(-1);
  return (
    <>
      <path className={styles.line} d={path} />
      {steps.map(({ from, to, y, move }) => move && <path key={from} data-move={move} d={`M${from} ${y}H${to}`} />)}
      {first && <circle className={styles.start} cx={first.from} cy={first.y} r={5} />}
      {last && <circle className={styles.end} data-move={last.move} cx={last.to} cy={last.y} r={6} />}
    </>
  );
};

const Axis = ({ record, chart }: { readonly record: AcceptanceRecord; readonly chart: Chart }) => {
  const { delayMs, receivedAt, decidedAt, status } = record;
  const received = message("record.chart.received");
  const delay = message("record.chart.delay", { length: secondsText(delayMs) });
  const answer = `${message(`record.status.${status}`)} ${secondsText((decidedAt ?? receivedAt) - receivedAt)}`;
  const between = delayMs > 0 ? placeBetween(received, delay, answer) : null;
  return (
    <>
      <path className={styles.axis} d={`M${START} ${BASE}H${END}`} />
      {chart.seconds.map((x) => (
        <path key={x} className={styles.axis} d={`M${x} ${BASE}v4`} />
      ))}
      <text className={styles.strong} x={START} y={TEXTS}>
        {received}
      </text>
      {between !== null && (
        <text x={between} y={TEXTS} textAnchor="middle">
          {delay}
        </text>
      )}
      <text className={styles.strong} x={END} y={TEXTS} textAnchor="end">
        {answer}
      </text>
    </>
  );
};

const summaryOf = ({ record, oddsFormat }: WordsOf): string =>
  [
    message("record.chart.title"),
    ...totalsOf(record).map(({ at, total }) =>
      message("record.chart.step", { odds: oddsText(total, oddsFormat), length: secondsText(at - record.receivedAt) }),
    ),
  ].join(": ");

/** The odds from the receipt to the answer. From left to right in every language. */
const StepChart = (of: WordsOf) => {
  const { record, oddsFormat } = of;
  const chart = stepChart(record);
  if (!chart) return null;
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summaryOf(of)}>
      {chart.delay && <Delay delay={chart.delay} />}
      {chart.labels.map(({ total, y }) => (
        <text key={total} x={0} y={y + 4}>
          {oddsText(total, oddsFormat)}
        </text>
      ))}
      {chart.floor !== null && <path className={styles.floor} d={`M${START} ${chart.floor}H${END}`} />}
      <Steps chart={chart} />
      {chart.floor !== null && record.oddsChanges !== "accept_any_changes" && (
        <text className={styles.floorText} x={(START + END) / 2} y={chart.floor - 5} textAnchor="middle">
          {message(`record.floor.${record.oddsChanges}`)}
        </text>
      )}
      <Axis record={record} chart={chart} />
    </svg>
  );
};

const Prices = ({ record, oddsFormat }: WordsOf) => {
  const { tappedOdds, decidedOdds } = record;
  if (tappedOdds === null) return null;
  return (
    <>
      <div className={styles.figure}>
        <span>{message("record.atTap")}</span>
        <b>{oddsText(tappedOdds, oddsFormat)}</b>
      </div>
      {decidedOdds !== null && (
        <>
          <span className={styles.arrow}>
            <Icon name="arrow" />
          </span>
          <div className={styles.figure}>
            <span>{answerLabel({ record })}</span>
            <b>
              <ShownPrice text={oddsText(decidedOdds, oddsFormat)} move={moveOf(tappedOdds, decidedOdds)} />
            </b>
          </div>
        </>
      )}
    </>
  );
};

/** The price at the tap and at the answer, and what the bet paid at either. */
export const PriceSummary = (of: WordsOf) => {
  const payout = payoutText(of);
  if (of.record.tappedOdds === null && payout === null) return null;
  return (
    <section className={styles.price} aria-label={message("record.chart.title")}>
      <div className={styles.figures}>
        <Prices {...of} />
        {payout !== null && (
          <div className={classNames(styles.figure, styles.payout)}>
            <span>{message("record.payout")}</span>
            <b>{payout}</b>
          </div>
        )}
      </div>
      <StepChart {...of} />
    </section>
  );
};
