import { useEffect } from "react";
import type { DraftAnswer, PublishedVersion } from "../../publishing/answers.ts";
import { brandApi, type Version } from "../data/brand-api.ts";
import { useLoaded } from "../data/use-loaded.ts";
import { formatMoment, type Language } from "../model/format-time.ts";
import { SelectField } from "../parts/select-field.tsx";
import { Trouble } from "../parts/trouble.tsx";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import { versionsWords } from "../words/versions.ts";
import type { Compared } from "./compared.ts";
import { Differences } from "./differences.tsx";
import styles from "./versions.module.css";

interface ComparisonProps {
  readonly brandId: string;
  readonly versions: readonly PublishedVersion[];
  readonly from: Version;
  readonly to: Version;
  /** Asked for again whenever it has changed. */
  readonly draft: DraftAnswer | null;
  readonly onCompare: (changed: Partial<Compared>) => void;
}

const toVersion = (value: string): Version => (value === "draft" ? value : Number(value));

const optionsFor = (versions: readonly PublishedVersion[], words: (typeof versionsWords)["en"], language: Language) => [
  { value: "draft", name: words.draft },
  ...versions.map(({ version, publishedAt }) => ({
    value: String(version),
    name: `${words.version(version)}, ${formatMoment(Date.parse(publishedAt), language)}`,
  })),
];

/** Two versions side by side, or one and the draft. */
export const Comparison = ({ brandId, versions, from, to, draft, onCompare }: ComparisonProps) => {
  const [words, language] = [useWords(versionsWords), useLanguage()];
  const { value, problem, reload } = useLoaded([brandId, from, to].join("/"), (signal) =>
    brandApi.compare(brandId, from, to, signal),
  );
  useEffect(() => {
    if (draft) reload();
  }, [draft, reload]);
  const options = optionsFor(versions, words, language);
  return (
    <section className={styles.comparison} aria-label={words.compare}>
      <div className={styles.heading}>
        <SelectField
          label={words.compare}
          options={options}
          value={String(from)}
          onChange={(chosen) => onCompare({ from: toVersion(chosen) })}
        />
        <SelectField
          label={words.with}
          options={options}
          value={String(to)}
          onChange={(chosen) => onCompare({ to: toVersion(chosen) })}
        />
      </div>
      {value && <Differences differences={value.differences} />}
      {!value && problem && <Trouble problem={problem} onRetry={reload} />}
      {!value && !problem && <p role="status">{words.comparing}</p>}
    </section>
  );
};
