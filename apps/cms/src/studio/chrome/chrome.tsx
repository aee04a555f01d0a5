"use client";

import { useDocumentEvents } from "@payloadcms/ui";
import { useEffect } from "react";
import { useDraft } from "../data/use-draft.ts";
import { useSayNotLive } from "../data/use-say-not-live.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { DraftActions } from "../parts/draft-actions.tsx";
import studio from "../parts/studio.module.css";
import { type PageName, TopBar } from "../parts/top-bar.tsx";

interface ChromeProps {
  readonly brands: readonly StudioBrand[];
  readonly brand: StudioBrand;
  /** Slug of the collection whose form is shown, or the name of a view of Payload. */
  readonly collection: string;
}

/** The screen that a form belongs to. */
const SCREENS: Readonly<Record<string, PageName>> = {
  brands: "Pages",
  banners: "Banners",
  "banner-groups": "Banners",
  media: "Media",
  account: "Account",
};

/** Once a form is saved, the draft is asked for again, and it is said that nothing is live yet. */
const useAfterSaving = (reload: () => void): void => {
  const { mostRecentUpdate } = useDocumentEvents();
  const sayNotLive = useSayNotLive();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document that is saved
  useEffect(() => {
    if (!mostRecentUpdate) return;
    reload();
    sayNotLive();
  }, [mostRecentUpdate]);
};

/** The studio's top bar over a form of Payload. */
export const Chrome = ({ brands, brand, collection }: ChromeProps) => {
  const draft = useDraft(brand.id);
  useAfterSaving(draft.reload);
  return (
    <div className={studio.chrome}>
      <TopBar
        page={SCREENS[collection] ?? null}
        brands={brands}
        brand={brand}
        onBrand={(slug) => location.assign(`/admin?${new URLSearchParams({ brand: slug })}`)}
      >
        <DraftActions brand={brand} draft={draft} onPublished={draft.reload} />
      </TopBar>
    </div>
  );
};
