import { useState } from "react";
import type { PublishedVersion } from "../../publishing/answers.ts";
import { formatMoment } from "../model/format-time.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import controls from "../parts/controls.module.css";
import type { Compared } from "./compared.ts";
import { RollBackDialog } from "./roll-back-dialog.tsx";
import styles from "./versions.module.css";

interface VersionListProps {
  readonly brand: StudioBrand;
  /** The newest first. */
  readonly versions: readonly PublishedVersion[];
  readonly onCompare: (compared: Compared) => void;
  readonly onRolledBack: () => void;
}

interface VersionItemProps {
  readonly version: PublishedVersion;
  readonly before: PublishedVersion | undefined;
  readonly isLive: boolean;
  readonly onCompare: VersionListProps["onCompare"];
  readonly onRollBack: (version: PublishedVersion) => void;
}

const VersionItem = ({ version, before, isLive, onCompare, onRollBack }: VersionItemProps) => (
  <li className={styles.version}>
    <div className={styles.which}>
      <b>Version {version.version}</b>
      {isLive && <span className={styles.live}>Live</span>}
    </div>
    {version.note && <p>{version.note}</p>}
    <small>
      {formatMoment(Date.parse(version.publishedAt))}, {version.publishedBy}
    </small>
    <div className={styles.doings}>
      {before && (
        <button
          type="button"
          className={controls.button}
          aria-label={`What changed in version ${version.version}`}
          onClick={() => onCompare({ from: before.version, to: version.version })}
        >
          What changed
        </button>
      )}
      {!isLive && (
        <button
          type="button"
          className={controls.lineButton}
          aria-label={`Roll back to this, version ${version.version}`}
          onClick={() => onRollBack(version)}
        >
          Roll back to this
        </button>
      )}
    </div>
  </li>
);

export const VersionList = ({ brand, versions, onCompare, onRolledBack }: VersionListProps) => {
  const [target, setTarget] = useState<PublishedVersion | null>(null);
  const [live, previous] = versions;
  return (
    <section className={styles.list} aria-label="Published versions">
      <div className={styles.heading}>
        <h2>Published versions</h2>
        {previous && (
          <button type="button" className={controls.lineButton} onClick={() => setTarget(previous)}>
            Roll back
          </button>
        )}
      </div>
      {!live && <p>Nothing is published yet. Visitors see the brand as it was shipped.</p>}
      <ol>
        {versions.map((version, index) => (
          <VersionItem
            key={version.version}
            version={version}
            before={versions[index + 1]}
            isLive={index === 0}
            onCompare={onCompare}
            onRollBack={setTarget}
          />
        ))}
      </ol>
      {target && (
        <RollBackDialog brand={brand} to={target} onRolledBack={onRolledBack} onClose={() => setTarget(null)} />
      )}
    </section>
  );
};
