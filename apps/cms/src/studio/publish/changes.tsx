import type { ReadableDifference } from "../../publishing/answers.ts";
import { type DifferenceGroup, groupDifferences } from "../model/group-differences.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import { ValueText } from "../parts/value-text.tsx";
import { publishWords } from "../words/publish.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./publish.module.css";

const ICONS: Readonly<Record<string, IconName>> = { homepage: "home", theme: "drop", texts: "text" };

/** So many of one place are listed; Compare has them all. */
const SHOWN = 6;

const Group = ({ group: { place, differences } }: { readonly group: DifferenceGroup }) => {
  const words = useWords(publishWords);
  const names: Readonly<Record<string, string>> = words.places;
  return (
    <li className={styles.group}>
      <span className={styles.groupIcon}>
        <Icon name={ICONS[place] ?? "gear"} />
      </span>
      <div>
        <h4>
          {names[place] ?? place} <small>{words.count(differences.length)}</small>
        </h4>
        <ul>
          {differences.slice(0, SHOWN).map(({ path, what, before, after }) => (
            <li key={[path, before === null, after === null].join()} className={styles.change}>
              <span className={styles.what}>{what}</span>
              <span className={styles.before}>
                <ValueText text={before} nothing={words.nothing} />
              </span>
              <Icon name="arrow" size={14} />
              <span className={styles.after}>
                <ValueText text={after} nothing={words.nothing} />
              </span>
            </li>
          ))}
        </ul>
        {differences.length > SHOWN && <p className={styles.more}>{words.more(differences.length - SHOWN)}</p>}
      </div>
    </li>
  );
};

/** What the draft changes of what is live, by the part of the brand. */
export const Changes = ({ differences }: { readonly differences: readonly ReadableDifference[] }) => {
  const words = useWords(publishWords);
  const groups = groupDifferences(differences);
  return (
    <section className={styles.changes} aria-label={words.changes}>
      <h3>
        {words.changes} <small>{words.inPlaces(differences.length, groups.length)}</small>
      </h3>
      <ul>
        {groups.map((group) => (
          <Group key={group.place} group={group} />
        ))}
      </ul>
    </section>
  );
};
