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

/** Says whether a recommendation was made for this bettor. */
export const recommendedTitle = (isPersonal: boolean): string =>
  message(isPersonal ? "recommended.personal" : "home.recommended");

interface SmallCardProps {
  readonly betslip: RecommendedBetslip;
  readonly isPersonal: boolean;
  /** On one line, without its picks below each other. */
  readonly isLine: boolean;
}

const SmallCard = ({ betslip, isPersonal, isLine }: SmallCardProps) => {
  const { picks, total, isAdded, add } = useShownBetslip(betslip);
  return (
    <section
      className={styles.small}
      aria-label={recommendedTitle(isPersonal)}
      data-line={isLine || undefined}
      data-recommended
    >
      <header className={styles.smallHead}>
        <h3>{message(isPersonal ? "recommended.personal" : "recommended.title")}</h3>
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

interface RecommendedCardProps extends Omit<SmallCardProps, "betslip"> {
  readonly create: () => LiveBetslips;
}

/** One recommended betslip, beside the bettor's own or beside a list. */
export const RecommendedCard = ({ create, ...look }: RecommendedCardProps) => {
  const { betslips, isLoading } = useRecommended(create);
  const [first] = betslips;
  if (first) return <SmallCard betslip={first} {...look} />;
  return isLoading ? null : <span hidden data-no-recommendation />;
};
