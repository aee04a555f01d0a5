import type { Amount } from "@touchline/betting";
import type { WriteMoney } from "../../../data/tickets/ticket-settings.ts";
import { message } from "../../../i18n/message.ts";
import { formatShare } from "../../../i18n/numbers.ts";
import { QuickStakes } from "../../../ui/quick-stakes.tsx";
import { type PartFigures, partWorthStake, percentOf } from "./part-figures.ts";
import styles from "./partial.module.css";
import { shortMoney } from "./quick-amounts.ts";

interface PartShortcutsProps {
  readonly figures: PartFigures;
  readonly currency: string;
  readonly money: WriteMoney;
  readonly onChoose: (part: Amount) => void;
}

const PERCENTS = [25n, 50n, 75n] as const;

export const PartShortcuts = ({ figures, currency, money, onChoose }: PartShortcutsProps) => {
  const { open } = figures;
  const shares = PERCENTS.map((percent) => ({
    part: percentOf(open, percent),
    text: formatShare(Number(percent) * 100),
  }));
  const worthStake = partWorthStake(figures);
  const text = message("cashout.part.takeOut", { amount: shortMoney(open, currency, money) });
  const shortcuts = worthStake === null ? shares : [...shares, { part: worthStake, text }];
  return (
    <div className={styles.shortcuts} data-stake={worthStake !== null}>
      <QuickStakes
        label={message("cashout.part.shortcuts")}
        stakes={shortcuts.map((shortcut) => ({ id: shortcut.text, text: shortcut.text }))}
        onChoose={(id) => {
          const chosen = shortcuts.find((shortcut) => shortcut.text === id);
          if (chosen) onChoose(chosen.part);
        }}
      />
    </div>
  );
};
