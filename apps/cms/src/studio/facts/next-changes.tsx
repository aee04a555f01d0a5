import type { Change, PlaceChange } from "@touchline/brands/timeline";
import { formatMoment } from "../model/format-time.ts";
import { namesOf, titleOf } from "../model/words.ts";
import styles from "../parts/panel.module.css";
import { timeMachineWords } from "../words/time-machine.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";

interface NextChangesProps {
  readonly changes: readonly Change[];
  readonly at: number;
  readonly onShow: (time: number) => void;
}

const SHOWN = 2;

const ChangeOfPlace = ({ place: { row, shows, isGap } }: { readonly place: PlaceChange }) => {
  const words = useWords(timeMachineWords);
  const title = titleOf(row);
  if (isGap) return <span>{words.placeGap(title)}</span>;
  if (shows.length === 0) return <span>{words.placeOff(title)}</span>;
  return <span>{row.blockType === "banner" ? `${title}: ${namesOf(shows)}` : words.placeOn(title)}</span>;
};

/** What a visitor of this kind will see change, the next first. */
export const NextChanges = ({ changes, at, onShow }: NextChangesProps) => {
  const [words, language] = [useWords(timeMachineWords), useLanguage()];
  const next = changes.filter((change) => change.at > at).slice(0, SHOWN);
  return (
    <section aria-label={words.nextChange}>
      <h2>{words.nextChange}</h2>
      {next.length === 0 && <p className={styles.fine}>{words.nothingChanges}</p>}
      <ul className={styles.next}>
        {next.map((change) => (
          <li key={change.at}>
            <button type="button" onClick={() => onShow(change.at)}>
              <b>{formatMoment(change.at, language)}</b>
              {change.places.map((place) => (
                <ChangeOfPlace key={place.row.path} place={place} />
              ))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
