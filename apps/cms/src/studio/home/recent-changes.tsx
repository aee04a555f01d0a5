import type { HistoryEntry } from "../../publishing/answers.ts";
import { formatDistance } from "../model/format-time.ts";
import { initialsOf } from "../model/initials.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Icon } from "../parts/icon.tsx";
import { homeWords } from "../words/home.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./home.module.css";

interface RecentChangesProps {
  readonly brand: StudioBrand;
  readonly history: readonly HistoryEntry[];
  /** The version that is live. */
  readonly live: number | null;
  readonly now: number;
}

const SHOWN = 8;

const Entry = ({ entry, live, now }: Pick<RecentChangesProps, "live" | "now"> & { readonly entry: HistoryEntry }) => {
  const [words, language] = [useWords(homeWords), useLanguage()];
  const { at, kind, name, changed, version } = entry;
  const by = entry.by ?? words.program;
  const what = kind === "published" ? name || words.older(version ?? 0) : name;
  const detail = kind === "published" ? "" : changed.length > 0 ? changed.join(", ") : words.made;
  return (
    <li>
      <span className={styles.face}>{initialsOf(by)}</span>
      <span className={styles.line}>
        <b>{what}</b>
        <small>{[words.kinds[kind], detail].filter(Boolean).join(": ")}</small>
      </span>
      <span className={styles.who}>
        <b>{by}</b>
        <small>{formatDistance(Date.parse(at), now, language)}</small>
      </span>
      <span className={styles.badge} data-live={version !== null && version === live}>
        {version === null ? words.inDraft : version === live ? words.live(version) : words.older(version)}
      </span>
    </li>
  );
};

/** Who changed what, and who published, the newest first. */
export const RecentChanges = ({ brand, history, live, now }: RecentChangesProps) => {
  const words = useWords(homeWords);
  return (
    <section className={styles.recent} aria-label={words.recent}>
      <div className={styles.heading}>
        <h2>{words.recent}</h2>
        <a href={`/admin/versions?${new URLSearchParams({ brand: brand.slug })}`}>
          {words.allVersions}
          <Icon name="right" size={14} />
        </a>
      </div>
      {history.length === 0 && <p className={styles.fine}>{words.nothingRecent}</p>}
      <ul>
        {history.slice(0, SHOWN).map((entry) => (
          <Entry key={entry.id} entry={entry} live={live} now={now} />
        ))}
      </ul>
    </section>
  );
};
