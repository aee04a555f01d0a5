import type { RecommendedBetslip } from "../../data/homepage/recommended-betslips.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useHomeSources } from "./home-blocks.ts";
import styles from "./recommended.module.css";
import { PickOdds, recommendedTitle } from "./recommended-card.tsx";
import { SectionHead } from "./section-head.tsx";
import { useRecommended, useShownBetslip } from "./use-recommended.ts";

const BetslipCard = ({ betslip }: { readonly betslip: RecommendedBetslip }) => {
  const { picks, total, isAdded, add } = useShownBetslip(betslip);
  return (
    <article className={styles.card}>
      <ul className={styles.picks}>
        {picks.map(({ selection, title, odds }) => (
          <li key={`${selection.eventId}/${selection.slot}`} className={styles.pick}>
            <div className={styles.words}>
              <b className={styles.outcome}>{title}</b>
              <span className={styles.about}>
                <span className={styles.market}>{`${selection.marketName} · `}</span>
                {selection.eventName}
              </span>
            </div>
            <PickOdds odds={odds} />
          </li>
        ))}
      </ul>
      <footer className={styles.foot}>
        <div className={styles.words}>
          <span className={styles.about}>{message("recommended.combo", { count: picks.length })}</span>
          <b className={styles.total}>{total ?? "–"}</b>
        </div>
        <Button onClick={add} disabled={isAdded || total === null}>
          {isAdded && <Icon name="check" />}
          {message(isAdded ? "recommended.added" : "recommended.add")}
        </Button>
      </footer>
    </article>
  );
};

const CARDS = [0, 1, 2];
const PICKS = [0, 1, 2, 3];

/** As high as a betslip of the usual size, so that nothing moves when it comes. */
const WaitingCard = () => (
  <div className={styles.card}>
    {PICKS.map((pick) => (
      <div key={pick} className={styles.pick}>
        <div className={styles.waiting}>
          <Skeleton width="60%" height={14} />
          <Skeleton width="80%" height={12} />
        </div>
        <Skeleton width={34} height={16} />
      </div>
    ))}
    <div className={styles.foot}>
      <div className={styles.waiting}>
        <Skeleton width={110} height={12} />
        <Skeleton width={52} height={20} />
      </div>
      <Skeleton width={110} height={44} shape="box" />
    </div>
  </div>
);

const keyOf = ({ picks }: RecommendedBetslip): string => picks.map(({ eventId, slot }) => `${eventId}/${slot}`).join();

const Betslips = () => {
  const { createBetslips, isPersonal } = useHomeSources();
  const { betslips, isLoading } = useRecommended(() => createBetslips("sports"));
  if (betslips.length === 0 && !isLoading) return null;
  const title = recommendedTitle(isPersonal);
  return (
    <section aria-label={title} data-recommended>
      <SectionHead title={title} />
      <div className={styles.cards} data-scrolls>
        {isLoading && CARDS.map((card) => <WaitingCard key={card} />)}
        {betslips.map((betslip) => (
          <BetslipCard key={keyOf(betslip)} betslip={betslip} />
        ))}
      </div>
    </section>
  );
};

/** Betslips beside each other, each of which goes to the slip with one press. Consent brings others. */
export const RecommendedBlock = () => <Betslips key={String(useHomeSources().isPersonal)} />;
