import type { PublishedVersion } from "../../publishing/answers.ts";
import { formatMoment } from "../model/format-time.ts";
import controls from "../parts/controls.module.css";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import { versionsWords } from "../words/versions.ts";
import type { Compared } from "./compared.ts";
import styles from "./versions.module.css";

interface VersionItemProps {
  readonly version: PublishedVersion;
  readonly before: PublishedVersion | undefined;
  readonly isLive: boolean;
  readonly onCompare: (compared: Compared) => void;
  /** Missing where the user may not. */
  readonly onRollBack: ((version: PublishedVersion) => void) | undefined;
  readonly onEdit: (version: PublishedVersion) => void;
}

export const VersionItem = ({ version, before, isLive, onCompare, onRollBack, onEdit }: VersionItemProps) => {
  const [words, language] = [useWords(versionsWords), useLanguage()];
  return (
    <li className={styles.version}>
      <div className={styles.which}>
        <b>{words.version(version.version)}</b>
        {isLive && <span className={styles.live}>{words.live}</span>}
      </div>
      {version.note && <p>{version.note}</p>}
      <small>
        {formatMoment(Date.parse(version.publishedAt), language)},{" "}
        {version.publishedBy === "import" ? words.program : version.publishedBy}
      </small>
      <div className={styles.doings}>
        {before && (
          <button
            type="button"
            className={controls.button}
            aria-label={words.whatChangedIn(version.version)}
            onClick={() => onCompare({ from: before.version, to: version.version })}
          >
            {words.whatChanged}
          </button>
        )}
        {!isLive && (
          <button
            type="button"
            className={controls.button}
            aria-label={words.editFromVersion(version.version)}
            onClick={() => onEdit(version)}
          >
            {words.editFrom}
          </button>
        )}
        {!isLive && onRollBack && (
          <button
            type="button"
            className={controls.lineButton}
            aria-label={words.rollBackToVersion(version.version)}
            onClick={() => onRollBack(version)}
          >
            {words.rollBackTo}
          </button>
        )}
      </div>
    </li>
  );
};
