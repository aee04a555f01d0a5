import type { Bar, Change } from "@touchline/brands/timeline";
import type { DraftAnswer } from "../../publishing/answers.ts";
import type { Chosen } from "../model/chosen.ts";
import { formatTime } from "../model/format-time.ts";
import type { PreviewState } from "../model/preview-state.ts";
import { audienceWords, namesOf, titleOf } from "../model/words.ts";
import styles from "../parts/panel.module.css";
import { placeWords } from "../words/places.ts";
import { timeMachineWords } from "../words/time-machine.ts";
import { useWords } from "../words/use-words.ts";
import { BannerFacts } from "./banner-facts.tsx";
import { CopyLink } from "./copy-link.tsx";
import { Fact } from "./fact.tsx";
import { NextChanges } from "./next-changes.tsx";

interface FactsProps {
  readonly findings: DraftAnswer["findings"];
  readonly chosen: Chosen | null;
  readonly changes: readonly Change[];
  readonly at: number;
  readonly onShow: (time: number) => void;
  readonly state: PreviewState;
}

const WindowFacts = ({ bar }: { readonly bar: Bar }) => {
  const [words, places] = [useWords(timeMachineWords), useWords(placeWords)];
  const endWords = (time: number): string => (Number.isFinite(time) ? formatTime(time) : words.open);
  return (
    <>
      <Fact name={words.from}>{endWords(bar.from)}</Fact>
      <Fact name={words.to}>{endWords(bar.to)}</Fact>
      <Fact name={words.audience}>{audienceWords(bar, places)}</Fact>
    </>
  );
};

/** What there is to know of the chosen place, and what comes next. */
export const Facts = ({ chosen, findings, changes, at, onShow, state }: FactsProps) => {
  const words = useWords(timeMachineWords);
  return (
    <>
      {chosen && (
        <section aria-label={words.chosenPlace}>
          <h2>{titleOf(chosen.place.row)}</h2>
          <dl className={styles.facts}>
            <Fact name={words.shownNow}>{namesOf(chosen.place.shows) || words.nothing}</Fact>
            {chosen.bar && chosen.bar.name !== namesOf(chosen.place.shows) && (
              <Fact name={words.chosen}>{chosen.bar.name}</Fact>
            )}
            {chosen.bar && <WindowFacts bar={chosen.bar} />}
            {chosen.bar?.banner && (
              <BannerFacts
                banner={chosen.bar.banner}
                isDead={findings.some(({ path }) => path === `${chosen.bar?.path}.route`)}
              />
            )}
          </dl>
        </section>
      )}
      <NextChanges changes={changes} at={at} onShow={onShow} />
      <CopyLink state={state} />
    </>
  );
};
