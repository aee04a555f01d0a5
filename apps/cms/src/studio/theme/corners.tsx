import type { Corner } from "@touchline/brands";
import type { EditedLook } from "../../look/look-answers.ts";
import { themeWords } from "../words/theme.ts";
import { useWords } from "../words/use-words.ts";
import { cornerOf, ROUNDEST, withCorner } from "./edit-look.ts";
import styles from "./theme.module.css";
import type { ChangeLook } from "./use-look.ts";

interface CornersProps {
  readonly look: EditedLook;
  readonly onChange: ChangeLook;
}

/** What is seen most comes first. */
const ORDER: readonly Corner[] = ["odds", "control", "card", "tag", "sheet"];

export const Corners = ({ look, onChange }: CornersProps) => {
  const words = useWords(themeWords);
  return (
    <section className={styles.card} aria-label={words.corners}>
      <header className={styles.heading}>
        <h2>{words.corners}</h2>
      </header>
      <div className={styles.corners}>
        {ORDER.map((corner) => {
          const pixels = cornerOf(look, corner);
          const name = words.corner[corner];
          const change = (value: string): void => onChange((now) => withCorner(now, corner, Number(value)));
          return (
            <div key={corner} className={styles.corner}>
              <span className={styles.cornerShape} style={{ borderStartStartRadius: pixels }} />
              <span>{name}</span>
              <input
                type="range"
                min={0}
                max={ROUNDEST}
                value={pixels}
                aria-label={name}
                onChange={(event) => change(event.currentTarget.value)}
              />
              <label className={styles.pixels}>
                <input
                  type="number"
                  min={0}
                  max={ROUNDEST}
                  value={pixels}
                  aria-label={`${name}, ${words.pixels}`}
                  onChange={(event) => change(event.currentTarget.value)}
                />
                {words.pixels}
              </label>
            </div>
          );
        })}
      </div>
    </section>
  );
};
