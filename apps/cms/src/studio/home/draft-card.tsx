import { useState } from "react";
import type { DraftAnswer } from "../../publishing/answers.ts";
import { brandApi } from "../data/brand-api.ts";
import { useLoaded } from "../data/use-loaded.ts";
import { formatDistance } from "../model/format-time.ts";
import { groupDifferences } from "../model/group-differences.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import controls from "../parts/controls.module.css";
import { ResetDialog } from "../parts/reset-dialog.tsx";
import { homeWords } from "../words/home.ts";
import { shellWords } from "../words/shell.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import { Facts } from "./facts.tsx";
import styles from "./home.module.css";

interface DraftCardProps {
  readonly brand: StudioBrand;
  readonly draft: DraftAnswer;
  readonly now: number;
  readonly onReset: () => void;
}

/** In how many parts of the brand the draft differs; null until it is known. */
const usePlaces = (brandId: string, { published, differences, edited }: DraftAnswer): number | null => {
  const live = published?.version ?? null;
  const { value } = useLoaded([brandId, live, differences, edited?.at].join("/"), async (signal) =>
    live === null ? null : brandApi.compare(brandId, live, "draft", signal),
  );
  return value ? groupDifferences(value.differences).length : null;
};

/** What was changed since, by whom, and the way to publish or to be rid of it. */
export const DraftCard = ({ brand, draft, now, onReset }: DraftCardProps) => {
  const [words, shell, language] = [useWords(homeWords), useWords(shellWords), useLanguage()];
  const [isAsked, setIsAsked] = useState(false);
  const places = usePlaces(brand.id, draft);
  const { published, differences, edited, startsFrom } = draft;
  const live = published?.version ?? 0;
  const isEmpty = live > 0 && differences === 0;
  return (
    <section className={styles.draft} aria-label={words.yourDraft}>
      <p className={styles.eyebrow}>{words.yourDraft}</p>
      <h2>{isEmpty ? words.noDraft : words.draft(live + 1)}</h2>
      <Facts
        facts={[
          [words.changes, isEmpty || places === null ? String(differences) : words.changesIn(differences, places)],
          ...(edited
            ? [
                [
                  words.edited,
                  words.editedBy(formatDistance(Date.parse(edited.at), now, language), edited.by ?? words.program),
                ] as const,
              ]
            : []),
          [words.startsFrom, startsFrom ? words.startsFromVersion(startsFrom) : words.unknown],
        ]}
      />
      {!isEmpty && (
        <div className={styles.doings}>
          <a
            className={controls.button}
            href={`/admin/versions?${new URLSearchParams({ brand: brand.slug, from: String(live), to: "draft" })}`}
          >
            {shell.compare}
          </a>
          {live > 0 && (
            <button type="button" className={controls.lineButton} onClick={() => setIsAsked(true)}>
              {words.discard}
            </button>
          )}
        </div>
      )}
      {isAsked && <ResetDialog brand={brand} to={live} isDiscard onReset={onReset} onClose={() => setIsAsked(false)} />}
    </section>
  );
};
