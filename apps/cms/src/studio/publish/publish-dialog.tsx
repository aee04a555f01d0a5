import { type FormEvent, useId, useMemo, useState } from "react";
import { type DraftAnswer, LONGEST_NOTE } from "../../publishing/answers.ts";
import { brandApi } from "../data/brand-api.ts";
import { useDoing } from "../data/use-doing.ts";
import { useLoaded } from "../data/use-loaded.ts";
import { checksOf } from "../model/checks.ts";
import { confirmedFindings, isClear } from "../model/confirmations.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import controls from "../parts/controls.module.css";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icon.tsx";
import { Refusal } from "../parts/refusal.tsx";
import { Trouble } from "../parts/trouble.tsx";
import { publishWords } from "../words/publish.ts";
import { shellWords } from "../words/shell.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import { Changes } from "./changes.tsx";
import { Jurisdiction } from "./jurisdiction.tsx";
import { OpenChecks } from "./open-checks.tsx";
import styles from "./publish.module.css";
import { Waiting } from "./waiting.tsx";

interface PublishDialogProps {
  readonly brand: StudioBrand;
  readonly draft: DraftAnswer;
  readonly onPublished: () => void;
  readonly onClose: () => void;
}

const FromTo = ({ brand, live }: { readonly brand: StudioBrand; readonly live: number | undefined }) => {
  const [words, shell] = [useWords(publishWords), useWords(shellWords)];
  if (!live) return <p className={styles.fromTo}>{words.first(brand.name)}</p>;
  return (
    <p className={styles.fromTo}>
      {words.goes(brand.name)} <span className={styles.live}>{shell.live(live)}</span> {words.to}{" "}
      <span className={styles.draft}>{shell.draftNumber(live + 1)}</span>. {words.kept(live)}
    </p>
  );
};

const LoadedChanges = ({ brand, live }: { readonly brand: StudioBrand; readonly live: number }) => {
  const words = useWords(publishWords);
  const { value, problem, reload } = useLoaded([brand.id, live].join("/"), (signal) =>
    brandApi.compare(brand.id, live, "draft", signal),
  );
  if (value) return <Changes differences={value.differences} />;
  return (
    <section className={styles.changes} aria-label={words.changes}>
      {problem ? <Trouble problem={problem} onRetry={reload} /> : <p role="status">{words.loading}</p>}
    </section>
  );
};

const withKey = (keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> =>
  new Set(isIn ? [...keys, key] : [...keys].filter((each) => each !== key));

/** Publishing: what changes, what is open, and a word on why. What is red is confirmed one by one. */
export const PublishDialog = ({ brand, draft, onPublished, onClose }: PublishDialogProps) => {
  const [words, shell, language] = [useWords(publishWords), useWords(shellWords), useLanguage()];
  const [note, setNote] = useState("");
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const noteId = useId();
  const doing = useDoing();
  const checks = useMemo(() => checksOf(draft, brand.slug, language), [draft, brand.slug, language]);
  const { published, waiting, needsSecondPerson } = draft;
  const finish = (): void => {
    onPublished();
    onClose();
  };
  const publish = (event: FormEvent): void => {
    event.preventDefault();
    doing.run(async () => {
      await brandApi.publish(brand.id, { note: note.trim(), confirmed: confirmedFindings(checks, confirmed) });
      finish();
    });
  };
  const [ready, busy] = needsSecondPerson ? [words.askNow, words.asking] : [words.publishNow, words.publishing];
  return (
    <Dialog title={words.title((published?.version ?? 0) + 1)} isWide onClose={onClose}>
      <FromTo brand={brand} live={published?.version} />
      <form className={styles.form} onSubmit={publish}>
        <div className={styles.columns}>
          {published && <LoadedChanges brand={brand} live={published.version} />}
          <OpenChecks
            checks={checks}
            confirmed={confirmed}
            onConfirm={(key, isConfirmed) => setConfirmed((before) => withKey(before, key, isConfirmed))}
          />
        </div>
        <Jurisdiction jurisdiction={draft.jurisdiction} />
        <div className={styles.note}>
          {waiting && <Waiting brandId={brand.id} waiting={waiting} onDone={finish} />}
          <label htmlFor={noteId}>
            {words.note} <small>{words.noteSeen}</small>
          </label>
          <textarea
            id={noteId}
            rows={2}
            maxLength={LONGEST_NOTE}
            value={note}
            placeholder={words.notePlaceholder}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Refusal doing={doing} draft={draft} brand={brand.slug} />
        </div>
        <div className={styles.foot}>
          <p>
            <Icon name="people" />
            {needsSecondPerson ? words.second : words.everyone(brand.name)}
          </p>
          <button type="button" className={controls.lineButton} onClick={onClose}>
            {shell.cancel}
          </button>
          <button
            type="submit"
            className={controls.primaryButton}
            disabled={doing.isDoing || !isClear(checks, confirmed)}
          >
            {doing.isDoing ? busy : ready}
          </button>
        </div>
      </form>
    </Dialog>
  );
};
