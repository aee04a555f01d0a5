import type { Amount, RuleBounds } from "@touchline/betting";
import type { CSSProperties } from "react";
import { useMoney } from "../../../data/tickets/tickets-context.ts";
import { message } from "../../../i18n/message.ts";
import { Icon } from "../../../ui/icon.tsx";
import { shortMoney } from "./quick-amounts.ts";
import styles from "./value-scale.module.css";

export interface ScaleTick {
  readonly id: string;
  readonly amount: Amount;
  readonly icon: string;
}

interface ValueScaleProps {
  readonly bounds: RuleBounds;
  readonly currency: string;
  /** In order of amount. */
  readonly ticks?: readonly ScaleTick[];
  /** What is being typed. */
  readonly point?: Amount | null;
}

/** Of the scale on a phone, what a character above a tick takes, and what is left free between two texts. */
const CHARACTER = 0.022;
const GAP = 0.015;

const shareOf = (amount: Amount, limit: Amount): number =>
  limit <= 0n ? 0 : Math.min(1, Math.max(0, Number((amount * 10_000n) / limit) / 10_000));

const at = (share: number): CSSProperties => ({ "--share": share }) as CSSProperties;

/** Ticks whose amount has room beside the one before; the others are told by their icon, and by the list. */
const textsWithRoom = (
  ticks: readonly ScaleTick[],
  limit: Amount,
  write: (amount: Amount) => string,
): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  let end = Number.NEGATIVE_INFINITY;
  for (const { id, amount } of ticks) {
    const text = write(amount);
    const half = (text.length * CHARACTER) / 2;
    const share = shareOf(amount, limit);
    if (share - half < end + GAP) continue;
    texts.set(id, text);
    end = share + half;
  }
  return texts;
};

/** From nothing to the most the bet can pay: where it stands now, and where its rules do. The same is told in words around it. */
export const ValueScale = ({ bounds, currency, ticks = [], point = null }: ValueScaleProps) => {
  const money = useMoney(currency);
  const { offered, limit } = bounds;
  const short = (amount: Amount): string => shortMoney(amount, currency, money);
  const texts = textsWithRoom(ticks, limit, short);
  const now = shareOf(offered, limit);
  return (
    <div className={styles.scale} data-ticks={ticks.length > 0} aria-hidden="true">
      <div className={styles.track}>
        {offered > 0n && <span className={styles.fill} style={at(now)} />}
        {offered > 0n && <span className={styles.now} style={at(now)} />}
        {ticks.map(({ id, amount, icon }) => (
          <span key={id} className={styles.tick} style={at(shareOf(amount, limit))}>
            {texts.has(id) && <b>{texts.get(id)}</b>}
            <Icon name={icon} size={16} />
          </span>
        ))}
        {point !== null && <span className={styles.point} style={at(shareOf(point, limit))} />}
      </div>
      <div className={styles.texts}>
        <span>{ticks.length > 0 && short(0n)}</span>
        {offered > 0n && (
          <span className={styles.nowText} style={at(now)}>
            {message("rules.now", { amount: money(offered) })}
          </span>
        )}
        <span>{money(limit)}</span>
      </div>
    </div>
  );
};
