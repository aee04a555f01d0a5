import { useEffect } from "react";
import type { DraftAnswer, PublishedVersion } from "../../publishing/answers.ts";
import { brandApi, type Version } from "../data/brand-api.ts";
import { useLoaded } from "../data/use-loaded.ts";
import { formatMoment } from "../model/format-time.ts";
import { SelectField } from "../parts/select-field.tsx";
import { Trouble } from "../parts/trouble.tsx";
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

const optionsFor = (versions: readonly PublishedVersion[]) => [
  { value: "draft", name: "Draft" },
  ...versions.map(({ version, publishedAt }) => ({
    value: String(version),
    name: `Version ${version}, ${formatMoment(Date.parse(publishedAt))}`,
  })),
];

/** Two versions side by side, or one and the draft. */
export const Comparison = ({ brandId, versions, from, to, draft, onCompare }: ComparisonProps) => {
  const { value, problem, reload } = useLoaded([brandId, from, to].join("/"), (signal) =>
    brandApi.compare(brandId, from, to, signal),
  );
  useEffect(() => {
    if (draft) reload();
  }, [draft, reload]);
  const options = optionsFor(versions);
  return (
    <section className={styles.comparison} aria-label="Compare">
      <div className={styles.heading}>
        <SelectField
          label="Compare"
          options={options}
          value={String(from)}
          onChange={(chosen) => onCompare({ from: toVersion(chosen) })}
        />
        <SelectField
          label="with"
          options={options}
          value={String(to)}
          onChange={(chosen) => onCompare({ to: toVersion(chosen) })}
        />
      </div>
      {value && <Differences differences={value.differences} />}
      {!value && problem && <Trouble problem={problem} onRetry={reload} />}
      {!value && !problem && <p role="status">Comparing…</p>}
    </section>
  );
};
