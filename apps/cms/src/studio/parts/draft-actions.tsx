import { useAuth } from "@payloadcms/ui";
import { useState } from "react";
import { may } from "../../access/roles.ts";
import type { DraftAnswer } from "../../publishing/answers.ts";
import type { Loaded } from "../data/use-loaded.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { PublishDialog } from "../publish/publish-dialog.tsx";
import { shellWords } from "../words/shell.ts";
import { useWords } from "../words/use-words.ts";
import controls from "./controls.module.css";
import styles from "./top-bar.module.css";

const compareHref = (brand: StudioBrand, { value }: Loaded<DraftAnswer>): string => {
  const from = value?.published ? { from: String(value.published.version), to: "draft" } : {};
  return `/admin/versions?${new URLSearchParams({ brand: brand.slug, ...from })}`;
};

/** `Live 213 | Draft 214, not live` */
const DraftState = ({ draft: { value, problem } }: { readonly draft: Loaded<DraftAnswer> }) => {
  const words = useWords(shellWords);
  if (!value) return <output className={styles.state}>{problem ? words.unknown : words.loading}</output>;
  const live = value.published?.version ?? 0;
  return (
    <output className={styles.states} aria-label={words.draftState}>
      <span className={styles.state} data-live={live > 0}>
        {live > 0 ? words.live(live) : words.notLive}
      </span>
      <span className={styles.state}>
        {live > 0 && value.differences === 0 ? words.noDraft : words.draft(live + 1)}
      </span>
    </output>
  );
};

interface DraftActionsProps {
  readonly brand: StudioBrand;
  readonly draft: Loaded<DraftAnswer>;
  readonly hasCompare?: boolean;
  readonly onPublished: () => void;
}

/** Where the draft stands, and the two things to do with it. */
export const DraftActions = ({ brand, draft, hasCompare = true, onPublished }: DraftActionsProps) => {
  const words = useWords(shellWords);
  const { user } = useAuth();
  const [isPublishing, setIsPublishing] = useState(false);
  const isLive = draft.value?.differences === 0 && draft.value.published !== null;
  return (
    <>
      <DraftState draft={draft} />
      {hasCompare && (
        <a className={controls.lineButton} href={compareHref(brand, draft)}>
          {words.compare}
        </a>
      )}
      {may(user, "publish") && (
        <button
          type="button"
          className={controls.primaryButton}
          disabled={!draft.value || isLive}
          onClick={() => setIsPublishing(true)}
        >
          {words.publish}
        </button>
      )}
      {isPublishing && draft.value && (
        <PublishDialog
          brand={brand}
          draft={draft.value}
          onPublished={onPublished}
          onClose={() => setIsPublishing(false)}
        />
      )}
    </>
  );
};
