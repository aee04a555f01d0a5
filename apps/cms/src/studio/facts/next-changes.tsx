import type { Change, PlaceChange } from "@touchline/brands/timeline";
import { formatMoment } from "../model/format-time.ts";
import { namesOf, titleOf } from "../model/words.ts";
import styles from "../parts/panel.module.css";

interface NextChangesProps {
  readonly changes: readonly Change[];
  readonly at: number;
  readonly onShow: (time: number) => void;
}

const SHOWN = 2;

const changeWords = ({ row, shows, isGap }: PlaceChange): string => {
  if (isGap) return `${titleOf(row)}: nothing, gap`;
  if (shows.length === 0) return `${titleOf(row)}: off`;
  return `${titleOf(row)}: ${row.blockType === "banner" ? namesOf(shows) : "on"}`;
};

/** What a visitor of this kind will see change, the next first. */
export const NextChanges = ({ changes, at, onShow }: NextChangesProps) => {
  const next = changes.filter((change) => change.at > at).slice(0, SHOWN);
  return (
    <section aria-label="Next change">
      <h2>Next change</h2>
      {next.length === 0 && <p className={styles.fine}>Nothing changes after this moment.</p>}
      <ul className={styles.next}>
        {next.map((change) => (
          <li key={change.at}>
            <button type="button" onClick={() => onShow(change.at)}>
              <b>{formatMoment(change.at)}</b>
              {change.places.map((place) => (
                <span key={place.row.path}>{changeWords(place)}</span>
              ))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
