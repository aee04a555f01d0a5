import type { PlaceNow } from "@touchline/brands/timeline";
import { ICON_OF_BLOCK, reasonWords, titleOf } from "../model/words.ts";
import { placeWords } from "../words/places.ts";
import { timeMachineWords } from "../words/time-machine.ts";
import { useWords } from "../words/use-words.ts";
import { Icon } from "./icon.tsx";
import styles from "./panel.module.css";

interface MomentListProps {
  readonly moment: readonly PlaceNow[];
  /** Path of the place whose facts are shown. */
  readonly chosen: string | null;
  readonly onChoose: (path: string) => void;
}

const ShownBadge = ({ isShown }: { readonly isShown: boolean }) => {
  const words = useWords(timeMachineWords);
  return (
    <span className={styles.badge} data-shown={isShown}>
      <Icon name={isShown ? "eye" : "off"} size={12} />
      {isShown ? words.shown : words.hidden}
    </span>
  );
};

/** Each place of the page: shown or hidden at this moment, and why. */
export const MomentList = ({ moment, chosen, onChoose }: MomentListProps) => {
  const [words, places] = [useWords(timeMachineWords), useWords(placeWords)];
  return (
    <section aria-label={words.atThisMoment}>
      <h2>{words.atThisMoment}</h2>
      <ul className={styles.places}>
        {moment.map((place) => {
          const { row, shows } = place;
          return (
            <li key={row.path} data-shown={shows.length > 0}>
              <button type="button" aria-pressed={row.path === chosen} onClick={() => onChoose(row.path)}>
                <Icon name={ICON_OF_BLOCK[row.blockType]} />
                <span className={styles.place}>
                  <b>{titleOf(row)}</b>
                  <small>{reasonWords(place, places)}</small>
                </span>
                <ShownBadge isShown={shows.length > 0} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
