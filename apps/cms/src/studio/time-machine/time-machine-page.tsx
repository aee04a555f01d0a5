import { useDraft } from "../data/use-draft.ts";
import { useNow } from "../data/use-now.ts";
import { usePreviewState } from "../data/use-preview-state.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { DraftActions } from "../parts/draft-actions.tsx";
import { PreviewControls } from "../parts/preview-controls.tsx";
import studio from "../parts/studio.module.css";
import { TopBar } from "../parts/top-bar.tsx";
import { Waiting } from "../parts/waiting.tsx";
import { timeMachineWords } from "../words/time-machine.ts";
import { useWords } from "../words/use-words.ts";
import { Drafted } from "./drafted.tsx";

interface TimeMachinePageProps {
  readonly brands: readonly StudioBrand[];
  readonly first: StudioBrand;
  readonly appUrl: string;
}

export const TimeMachinePage = ({ brands, first, appUrl }: TimeMachinePageProps) => {
  const words = useWords(timeMachineWords);
  const [state, change] = usePreviewState();
  const now = useNow();
  const brand = brands.find(({ slug }) => slug === state.brand) ?? first;
  const draft = useDraft(brand.id);
  const { value, problem, reload } = draft;
  const changeBrand = (slug: string): void => change({ brand: slug, locale: null, theme: null, chosen: null });
  return (
    <main className={studio.studio}>
      <h1 className={studio.unseen}>{words.title}</h1>
      <TopBar page="Time machine" brands={brands} brand={brand} onBrand={changeBrand}>
        <DraftActions brand={brand} draft={draft} onPublished={reload} />
      </TopBar>
      <PreviewControls state={state} change={change} now={now} document={value?.document ?? null} />
      {value && <Drafted brand={brand} draft={value} state={state} change={change} now={now} appUrl={appUrl} />}
      {!value && <Waiting problem={problem} reload={reload} loading={words.loading} />}
    </main>
  );
};
