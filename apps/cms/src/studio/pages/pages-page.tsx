import { useState } from "react";
import { useBrand } from "../data/use-brand.ts";
import { useDraft } from "../data/use-draft.ts";
import { useLibrary } from "../data/use-library.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Screen } from "../parts/screen.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { pageWords } from "../words/pages.ts";
import { useWords } from "../words/use-words.ts";
import { PageForm } from "./page-form.tsx";

interface PagesPageProps {
  readonly brands: readonly StudioBrand[];
  readonly first: StudioBrand;
  readonly appUrl: string;
}

export const PagesPage = ({ brands, first, appUrl }: PagesPageProps) => {
  const words = useWords(pageWords);
  const [brand, chooseBrand] = useBrand(brands, first);
  const draft = useDraft(brand.id);
  const { value: library, problem, reload } = useLibrary();
  const [isChanged, setIsChanged] = useState(false);
  const changeBrand = (slug: string): void => {
    if (isChanged && !confirm(words.leaveUnsaved)) return;
    setIsChanged(false);
    chooseBrand(slug);
  };
  const shell = { page: "Pages" as const, brands, brand, onBrand: changeBrand, draft };
  const stored = library?.brands.find(({ id }) => id === brand.id);
  if (library && stored)
    return (
      <PageForm
        key={brand.id}
        shell={shell}
        brand={brand}
        stored={stored}
        library={library}
        draft={draft}
        appUrl={appUrl}
        onChanged={setIsChanged}
        onSaved={() => {
          reload();
          draft.reload();
        }}
      />
    );
  return (
    <Screen {...shell} bar={<h1>{words.title}</h1>}>
      <Waiting problem={problem} reload={reload} loading={words.loading} />
    </Screen>
  );
};
