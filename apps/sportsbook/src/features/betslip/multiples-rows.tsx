import { type Amount, type Betslip, type MultiplesRow, offeredMultiples, type SlipRules } from "@touchline/betting";
import { useBetslips } from "../../data/betslip/betslips-context.ts";
import { message } from "../../i18n/message.ts";
import { AmountField } from "./amount-field.tsx";
import styles from "./cards.module.css";
import { useMoney } from "./slip-hooks.ts";

/** Names of multiples are not translated: they are the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  trixie: "Trixie",
  patent: "Patent",
  yankee: "Yankee",
  lucky15: "Lucky 15",
  canadian: "Canadian",
  lucky31: "Lucky 31",
  heinz: "Heinz",
  lucky63: "Lucky 63",
  super_heinz: "Super Heinz",
  goliath: "Goliath",
};

export const foldName = (size: number): string => {
  if (size === 1) return message("slip.fold.1");
  if (size === 2) return message("slip.fold.2");
  return size === 3 ? message("slip.fold.3") : message("slip.folds", { size });
};

const nameOf = ({ name, sizes }: MultiplesRow): string =>
  name === null ? foldName(sizes[0] as number) : (NAMES[name] ?? name);

/** The stake of a named bet: set only if all its sizes have the same stake and no other size has one. */
export const unitStakeOf = ({ name, sizes }: MultiplesRow, slip: Betslip): Amount | null => {
  const stakes = sizes.map((size) => slip.betMultiples[size] ?? null);
  const [first = null] = stakes;
  const isFull = name === null || Object.keys(slip.betMultiples).length === sizes.length;
  return isFull && stakes.every((stake) => stake === first) ? first : null;
};

/** What the slip can be staked on as multiples: a stake for each bet of a row. */
export const MultiplesRows = ({ slip, rules }: { readonly slip: Betslip; readonly rules: SlipRules }) => {
  const { dispatch } = useBetslips();
  const money = useMoney();
  const enter = (sizes: readonly number[], stake: Amount | null): void => {
    for (const size of sizes) dispatch({ type: "multiple staked", size, stake });
  };
  return (
    <div className={styles.rows}>
      {offeredMultiples(slip, rules).map((row) => {
        const unit = unitStakeOf(row, slip);
        const name = nameOf(row);
        return (
          <div key={name} className={styles.row}>
            <span className={styles.stacked}>
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>
                {message("slip.bets", { count: row.combinations })}
                {unit !== null && ` · ${money.format(unit * BigInt(row.combinations))}`}
              </span>
            </span>
            <span className={styles.unit}>
              <AmountField
                label={message("slip.stakeEach", { name })}
                labelHidden
                value={unit}
                onEnter={(amount) => enter(row.sizes, amount)}
              />
            </span>
          </div>
        );
      })}
    </div>
  );
};
