import type { LiveBetslips, RecommendedBetslip } from "../../data/homepage/recommended-betslips.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./recommended.module.css";
import { useRecommended, useShownBetslip } from "./use-recommended.ts";

/** The price of a pick, or that it cannot be bet on now. */
export const PickOdds = ({ odds }: { readonly odds: string | null }) =>
  odds === null ? (
    <span className={styles.locked} role="img" aria-label={message("price.suspended")}>
      <Icon name="lock" size={16} />
    </span>
  ) : (
    <b className={styles.odds}>{odds}</b>
  );

const SmallCard = ({ betslip }: { readonly betslip: RecommendedBetslip }) => {
  const { picks, total, isAdded, add } = useShownBetslip(betslip);
  return (
    <section className={styles.small} aria-label={message("home.recommended")} data-recommended>
      <header className={styles.smallHead}>
        <h3>{message("recommended.title")}</h3>
        <span>{message("recommended.combo", { count: picks.length })}</span>
      </header>
      <ul>
        {picks.map(({ selection, title, namesSide, odds }) => (
          <li key={`${selection.eventId}/${selection.slot}`} className={styles.smallPick}>
            <span className={styles.smallName}>{namesSide ? title : `${title}, ${selection.eventName}`}</span>
            <PickOdds odds={odds} />
          </li>
        ))}
      </ul>
      <Button small block onClick={add} disabled={isAdded || total === null}>
        {isAdded && <Icon name="check" size={16} />}
        {isAdded
          ? message("recommended.added")
          : total === null
            ? message("recommended.add")
            : message("recommended.addAt", { odds: total })}
      </Button>
    </section>
  );
};

/** One recommended betslip, beside the bettor's own. */
export const RecommendedCard = ({ create }: { readonly create: () => LiveBetslips }) => {
  const [first] = useRecommended(create).betslips;
  return first ? <SmallCard betslip={first} /> : null;
};
