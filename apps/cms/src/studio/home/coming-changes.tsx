import type { BrandDocument } from "@touchline/brands";
import { momentOf, rowsOf } from "@touchline/brands/timeline";
import { useMemo } from "react";
import { formatMoment } from "../model/format-time.ts";
import { type ComingChange, nextWeek } from "../model/next-week.ts";
import type { StudioBrand } from "../model/studio-brand.ts";
import { namesOf, titleOf } from "../model/words.ts";
import { Icon } from "../parts/icon.tsx";
import { homeWords } from "../words/home.ts";
import { shellWords } from "../words/shell.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./home.module.css";

interface ComingChangesProps {
  readonly brand: StudioBrand;
  readonly live: BrandDocument;
  readonly now: number;
}

const SHOWN = 8;

const timeMachineHref = (brand: StudioBrand, at: number): string =>
  `/admin/time-machine?${new URLSearchParams({ brand: brand.slug, at: new Date(at).toISOString() })}`;

/** What the place that banners are first in shows now. */
const shownNow = (live: BrandDocument, now: number) =>
  momentOf(rowsOf(live, "desktop"), now, { audience: "anonymous" }).find(({ row }) => row.blockType === "banner");

const WhatComes = ({ change: { row, shows, isGap } }: { readonly change: ComingChange }) => {
  const words = useWords(homeWords);
  const isBanner = row.blockType === "banner";
  if (isGap || (isBanner && shows.length === 0)) return words.nothing;
  if (isBanner) return namesOf(shows);
  return shows.length > 0 ? words.switchesOn : words.switchesOff;
};

/** What visitors will see change within a week, of what is live. */
export const ComingChanges = ({ brand, live, now }: ComingChangesProps) => {
  const [words, shell, language] = [useWords(homeWords), useWords(shellWords), useLanguage()];
  const changes = useMemo(() => nextWeek(live, now), [live, now]);
  const place = shownNow(live, now);
  return (
    <section className={styles.next} aria-label={words.next}>
      <div className={styles.heading}>
        <h2>
          {words.next} <small>{words.inWeek(changes.length)}</small>
        </h2>
        <a href={`/admin/time-machine?${new URLSearchParams({ brand: brand.slug })}`}>
          {shell.pages["Time machine"]}
          <Icon name="right" size={14} />
        </a>
      </div>
      {changes.length === 0 && <p className={styles.fine}>{words.nothingNext}</p>}
      <ol className={styles.weekLine}>
        {place && (
          <li data-now>
            <time>{words.now}</time>
            <i />
            <b>{namesOf(place.shows) || words.nothing}</b>
            <small>{titleOf(place.row)}</small>
          </li>
        )}
        {changes.slice(0, SHOWN).map((change) => (
          <li key={`${change.at} ${change.row.path}`} data-gap={change.isGap || undefined}>
            <a href={timeMachineHref(brand, change.at)}>
              <time>{formatMoment(change.at, language)}</time>
              <i>{change.isGap && <Icon name="warn" size={10} />}</i>
              <b>
                <WhatComes change={change} />
              </b>
              <small>{titleOf(change.row)}</small>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
};
