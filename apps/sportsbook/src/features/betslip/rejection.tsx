import { parseAmount } from "@touchline/betting";
import { rejectionText } from "../../i18n/betting-texts.ts";
import { message } from "../../i18n/message.ts";
import { Notice } from "../../ui/notice.tsx";
import { type Decided, distinctCodes, rejectedBets } from "./outcome.ts";
import styles from "./result.module.css";
import { useMoney } from "./slip-context.ts";
import { useHeading } from "./use-heading.ts";

interface RejectionProps {
  readonly decided: Decided;
  /** Stands below a heading that speaks for the whole. */
  readonly isPart?: boolean;
}

/** What was not placed. One bet says why; of several only how many, and each card says its own. */
export const Rejection = ({ decided, isPart = false }: RejectionProps) => {
  const money = useMoney();
  const heading = useHeading();
  const bets = rejectedBets(decided);
  const [only] = bets;
  const isOne = bets.length === 1 && only !== undefined;
  const offered = isOne && only.alternativeStake !== null ? parseAmount(only.alternativeStake, decided.currency) : null;
  return (
    <Notice tone="danger" icon="x">
      <div className={styles.failed}>
        <h3 ref={isPart ? undefined : heading} tabIndex={-1}>
          {isOne ? message("placement.notPlaced") : message("placement.severalNotPlaced", { count: bets.length })}
        </h3>
        <p>{message("placement.noMoney")}</p>
        {isOne && (
          <ul>
            {distinctCodes([only]).map((code) => (
              <li key={code}>{rejectionText(code)}</li>
            ))}
          </ul>
        )}
        {offered !== null && <p>{message("placement.alternative", { amount: money.format(offered) })}</p>}
      </div>
    </Notice>
  );
};
