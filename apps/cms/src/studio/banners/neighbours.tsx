import type { BrandDocument } from "@touchline/brands";
import { type Bar, rowsOf, SCREENS } from "@touchline/brands/timeline";
import { startOfDay, weekdayOf } from "../model/format-time.ts";
import type { StoredBanner } from "../model/library.ts";
import { type SpanOfTime, shareOf } from "../model/span.ts";
import { placeIn } from "../schedule/place-in.ts";
import { bannerWords } from "../words/banners.ts";
import { useLanguage } from "../words/use-language.ts";
import { useWords } from "../words/use-words.ts";
import styles from "./neighbours.module.css";

interface NeighboursProps {
  readonly banner: StoredBanner;
  /** The draft with the banner as it is being edited. */
  readonly planned: BrandDocument | null;
  readonly now: number;
}

const DAYS = 6;

/** Six days, of which the first is the one before the banner begins. */
const spanOf = ({ visibility: { from, to } }: StoredBanner, now: number): SpanOfTime => {
  const begin = from ? Date.parse(from) : to && Date.parse(to) < now ? Date.parse(to) : now;
  return { from: startOfDay(begin, -1), to: startOfDay(begin, DAYS - 1) };
};

const daysOf = ({ from }: SpanOfTime): number[] => Array.from({ length: DAYS }, (_, index) => startOfDay(from, index));

interface Lane {
  readonly key: string;
  readonly title: string;
  readonly bars: readonly Bar[];
}

/** Every place in which the banner stands, once, with all that stands there in these days. */
const lanesOf = (planned: BrandDocument, id: string, span: SpanOfTime): Lane[] => {
  const lanes = new Map<string, Lane>();
  for (const screen of SCREENS)
    for (const { path, tag, bars } of rowsOf(planned, screen)) {
      if (lanes.has(path) || !bars.some(({ banner }) => banner?.id === id)) continue;
      lanes.set(path, { key: path, title: tag, bars: bars.filter(({ from, to }) => from < span.to && to > span.from) });
    }
  return [...lanes.values()];
};

/** What comes before and after a banner in the same places. */
export const Neighbours = ({ banner, planned, now }: NeighboursProps) => {
  const language = useLanguage();
  const words = useWords(bannerWords);
  const span = spanOf(banner, now);
  const lanes = planned ? lanesOf(planned, banner.id, span) : [];
  if (lanes.length === 0) return null;
  return (
    <figure className={styles.schedule} aria-label={words.neighbours}>
      <div className={styles.days}>
        {daysOf(span).map((day) => (
          <span key={day} style={{ insetInlineStart: `${shareOf(span, day) * 100}%` }}>
            {weekdayOf(day, language)} {new Date(day).getDate()}.
          </span>
        ))}
      </div>
      {lanes.map(({ key, bars }) => (
        <ul key={key} className={styles.lane}>
          {bars.map((bar) => (
            <li key={bar.path} data-own={bar.banner?.id === banner.id} style={placeIn(span, bar)} title={bar.name}>
              {bar.name}
            </li>
          ))}
        </ul>
      ))}
    </figure>
  );
};
