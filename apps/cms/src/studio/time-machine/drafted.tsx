import { changesOf, momentOf, type Row, rowsOf } from "@touchline/brands/timeline";
import { useMemo } from "react";
import type { DraftAnswer } from "../../publishing/answers.ts";
import type { ChangePreview } from "../data/use-preview-state.ts";
import { Facts } from "../facts/facts.tsx";
import { checksOf } from "../model/checks.ts";
import { chosenIn } from "../model/chosen.ts";
import { type PreviewState, screenOf, viewerOf } from "../model/preview-state.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { Checks } from "../parts/checks.tsx";
import { MomentList } from "../parts/moment-list.tsx";
import panel from "../parts/panel.module.css";
import studio from "../parts/studio.module.css";
import { Schedule } from "../schedule/schedule.tsx";
import { Stage } from "../stage/stage.tsx";
import { timeMachineWords } from "../words/time-machine.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";

interface DraftedProps {
  readonly brand: StudioBrand;
  readonly draft: DraftAnswer;
  readonly state: PreviewState;
  readonly change: ChangePreview;
  readonly now: number;
  readonly appUrl: string;
}

const NO_ROWS: readonly Row[] = [];

/** Everything that is drawn from a draft: the page in the middle, what is to be said about it around. */
export const Drafted = ({ brand, draft, state, change, now, appUrl }: DraftedProps) => {
  const [words, language] = [useWords(timeMachineWords), useLanguage()];
  const { document } = draft;
  const { audience, type, tag, width } = state;
  const viewer = useMemo(() => viewerOf({ audience, type, tag }), [audience, type, tag]);
  const at = state.at ?? now;
  const checks = useMemo(() => checksOf(draft, brand.slug, language), [draft, brand.slug, language]);
  const rows = useMemo(() => (document ? rowsOf(document, screenOf(width)) : NO_ROWS), [document, width]);
  const changes = useMemo(() => changesOf(rows, viewer), [rows, viewer]);
  const moment = useMemo(() => momentOf(rows, at, viewer), [rows, at, viewer]);
  const chosen = chosenIn(moment, state.chosen);
  const choose = (path: string): void => change({ chosen: path });
  return (
    <>
      <div className={studio.middle}>
        <aside className={panel.start} aria-label={words.checksAndMoment}>
          <Checks checks={checks} onShow={(time) => change({ at: time })} />
          <MomentList moment={moment} chosen={chosen?.place.row.path ?? null} onChoose={choose} />
        </aside>
        <Stage brand={brand} document={document} state={state} appUrl={appUrl} />
        <aside className={panel.end} aria-label={words.facts}>
          <Facts
            chosen={chosen}
            findings={draft.findings}
            changes={changes}
            at={at}
            onShow={(time) => change({ at: time })}
            state={state}
          />
        </aside>
      </div>
      <Schedule rows={rows} checks={checks} at={at} state={state} chosen={chosen?.bar?.path ?? null} change={change} />
    </>
  );
};
