import { CompetitionCard } from "./competition-card.tsx";
import styles from "./outrights.module.css";
import type { OutrightsProps } from "./outrights-props.ts";

/** A card for each competition, of which one is open. */
export const OutrightsNarrow = ({ competitions, open, onOpen, ...rest }: OutrightsProps) => (
  <div className={styles.cards}>
    {competitions.map((competition) => {
      const isOpen = competition.id === open?.id;
      return (
        <CompetitionCard
          key={competition.id}
          competition={competition}
          isOpen={isOpen}
          onToggle={() => onOpen(isOpen ? null : competition.id)}
          {...rest}
        />
      );
    })}
  </div>
);
