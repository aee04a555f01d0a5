import { useState } from "react";
import type { DraftAnswer } from "../../publishing/answers.ts";
import type { Loaded } from "../data/use-loaded.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import controls from "./controls.module.css";
import { PublishDialog } from "./publish-dialog.tsx";
import styles from "./top-bar.module.css";

const stateWords = ({ value, problem }: Loaded<DraftAnswer>): string => {
  if (!value) return problem ? "Unknown" : "Loading…";
  if (!value.published) return "Draft, never published";
  if (value.differences === 0) return `Live, version ${value.published.version}`;
  return `Draft, ${value.differences} ${value.differences === 1 ? "change" : "changes"}`;
};

const compareHref = (brand: StudioBrand, { value }: Loaded<DraftAnswer>): string => {
  const from = value?.published ? { from: String(value.published.version), to: "draft" } : {};
  return `/admin/published?${new URLSearchParams({ brand: brand.slug, ...from })}`;
};

interface DraftActionsProps {
  readonly brand: StudioBrand;
  readonly draft: Loaded<DraftAnswer>;
  readonly hasCompare?: boolean;
  readonly onPublished: () => void;
}

/** Where the draft stands, and the two things to do with it. */
export const DraftActions = ({ brand, draft, hasCompare = true, onPublished }: DraftActionsProps) => {
  const [isPublishing, setIsPublishing] = useState(false);
  const isLive = draft.value?.differences === 0 && draft.value.published !== null;
  return (
    <>
      <output className={styles.state} data-live={isLive}>
        {stateWords(draft)}
      </output>
      {hasCompare && (
        <a className={controls.lineButton} href={compareHref(brand, draft)}>
          Compare
        </a>
      )}
      <button
        type="button"
        className={controls.primaryButton}
        disabled={!draft.value || isLive}
        onClick={() => setIsPublishing(true)}
      >
        Publish
      </button>
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
