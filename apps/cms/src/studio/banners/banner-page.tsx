import { useState } from "react";
import { useBrand } from "../data/use-brand.ts";
import { useDraft } from "../data/use-draft.ts";
import { useLibrary } from "../data/use-library.ts";
import { newBanner } from "../model/banner-form.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Screen } from "../parts/screen.tsx";
import studio from "../parts/studio.module.css";
import { Trouble } from "../parts/trouble.tsx";
import { bannerWords } from "../words/banners.ts";
import { useWords } from "../words/use-words.ts";
import { BannerForm } from "./banner-form.tsx";

interface BannerPageProps {
  readonly brands: readonly StudioBrand[];
  readonly first: StudioBrand;
  readonly id: string;
  readonly appUrl: string;
}

export const BannerPage = ({ brands, first, id: opened, appUrl }: BannerPageProps) => {
  const words = useWords(bannerWords);
  const [brand, chooseBrand] = useBrand(brands, first);
  const draft = useDraft(brand.id);
  const { value: library, problem, isLoading, reload } = useLibrary();
  const [id, setId] = useState(opened);
  const [unsaved] = useState(newBanner);
  const stored = id === "new" ? unsaved : library?.banners.find((banner) => banner.id === id);
  const settings = library?.brands.find((each) => each.id === brand.id);
  const afterSave = (saved: string): void => {
    if (saved !== id) {
      history.replaceState(null, "", `/admin/banners/${saved}${location.search}`);
      setId(saved);
    }
    reload();
    draft.reload();
  };
  const shell = { page: "Banners" as const, brands, brand, onBrand: chooseBrand, draft };
  if (library && settings && stored)
    return (
      <BannerForm
        key={brand.id}
        shell={shell}
        brand={brand}
        settings={settings}
        library={library}
        stored={stored}
        draft={draft}
        appUrl={appUrl}
        isCreated={id !== opened}
        onSaved={afterSave}
      />
    );
  return (
    <Screen {...shell} bar={<h1>{words.title}</h1>}>
      <div className={studio.waiting}>
        {library && !isLoading ? (
          <p>
            {words.notThere} <a href="/admin/banners">{words.back}</a>
          </p>
        ) : problem ? (
          <Trouble problem={problem} onRetry={reload} />
        ) : (
          <p role="status">{words.loading}</p>
        )}
      </div>
    </Screen>
  );
};
