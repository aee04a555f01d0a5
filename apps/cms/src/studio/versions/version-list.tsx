import { useAuth } from "@payloadcms/ui";
import { useState } from "react";
import { may } from "../../access/roles.ts";
import type { DraftAnswer, PublishedVersion } from "../../publishing/answers.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import controls from "../parts/controls.module.css";
import { ResetDialog } from "../parts/reset-dialog.tsx";
import { RolledBack } from "../parts/rolled-back.tsx";
import { useWords } from "../words/use-words.ts";
import { versionsWords } from "../words/versions.ts";
import type { Compared } from "./compared.ts";
import { RollBackDialog } from "./roll-back-dialog.tsx";
import { VersionItem } from "./version-item.tsx";
import styles from "./versions.module.css";

interface VersionListProps {
  readonly brand: StudioBrand;
  /** The newest first. */
  readonly versions: readonly PublishedVersion[];
  readonly draft: DraftAnswer | null;
  readonly onCompare: (compared: Compared) => void;
  /** What is live, or the draft, is another one. */
  readonly onChanged: () => void;
}

/** What is asked about: a roll back, or a draft that becomes a version again. */
type Question = { readonly kind: "roll back" | "reset"; readonly to: PublishedVersion };

export const VersionList = ({ brand, versions, draft, onCompare, onChanged }: VersionListProps) => {
  const words = useWords(versionsWords);
  const { user } = useAuth();
  const [question, setQuestion] = useState<Question | null>(null);
  const [live, previous] = versions;
  const close = (): void => setQuestion(null);
  const rollBack = may(user, "publish") ? (to: PublishedVersion) => setQuestion({ kind: "roll back", to }) : undefined;
  return (
    <section className={styles.list} aria-label={words.published}>
      <div className={styles.heading}>
        <h2>{words.published}</h2>
        <div className={styles.doings}>
          {live && draft && draft.differences > 0 && draft.rolledBack === 0 && (
            <button
              type="button"
              className={controls.lineButton}
              onClick={() => setQuestion({ kind: "reset", to: live })}
            >
              {words.discard}
            </button>
          )}
          {previous && rollBack && (
            <button type="button" className={controls.lineButton} onClick={() => rollBack(previous)}>
              {words.rollBack}
            </button>
          )}
        </div>
      </div>
      {draft && <RolledBack brand={brand} draft={draft} onReset={onChanged} />}
      {!live && <p>{words.none}</p>}
      <ol>
        {versions.map((version, index) => (
          <VersionItem
            key={version.version}
            version={version}
            before={versions[index + 1]}
            isLive={index === 0}
            onCompare={onCompare}
            onRollBack={rollBack}
            onEdit={(to) => setQuestion({ kind: "reset", to })}
          />
        ))}
      </ol>
      {question?.kind === "roll back" && (
        <RollBackDialog
          brand={brand}
          to={question.to.version}
          publishedAt={question.to.publishedAt}
          onRolledBack={onChanged}
          onClose={close}
        />
      )}
      {question?.kind === "reset" && (
        <ResetDialog
          brand={brand}
          to={question.to.version}
          isDiscard={question.to === live}
          onReset={onChanged}
          onClose={close}
        />
      )}
    </section>
  );
};
