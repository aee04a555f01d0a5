import { type Amount, formatMoney, type SymbolPosition } from "@touchline/betting";
import type { ReactNode } from "react";
import type { Position } from "../../data/safer-gambling/safer-gambling-model.ts";
import { pageLocale } from "../../i18n/language.ts";
import { message } from "../../i18n/message.ts";
import styles from "./reality-check.module.css";

/** An unknown amount is a dash, not zero. */
const NOT_KNOWN = "–";

interface PositionFiguresProps {
  readonly figures: Position | null;
  readonly position: SymbolPosition;
  /** A row above the sums. */
  readonly children?: ReactNode;
}

/** What bets did to the punter's money, without colours: neither a win nor a loss is emphasised. */
export const PositionFigures = ({ figures, position, children }: PositionFiguresProps) => {
  const money = (amount: Amount | undefined): string =>
    figures && amount !== undefined
      ? formatMoney(amount, { currency: figures.currency, locale: pageLocale(), position })
      : NOT_KNOWN;
  return (
    <dl className={styles.figures}>
      {children}
      <div>
        <dt>{message("realityCheck.staked")}</dt>
        <dd>{money(figures?.staked)}</dd>
      </div>
      <div>
        <dt>{message("realityCheck.returned")}</dt>
        <dd>{money(figures?.returned)}</dd>
      </div>
      <div className={styles.net}>
        <dt>{message("realityCheck.net")}</dt>
        <dd>{money(figures?.net)}</dd>
      </div>
    </dl>
  );
};
