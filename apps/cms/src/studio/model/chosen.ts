import type { Bar, PlaceNow } from "@touchline/brands/timeline";

/** The place whose facts are shown, and what of it. */
export interface Chosen {
  readonly place: PlaceNow;
  /** What was chosen, else what it shows, else what it has. */
  readonly bar: Bar | null;
}

const hasBar = (path: string | null) => (place: PlaceNow) => place.row.bars.some((bar) => bar.path === path);

/** By the path of a bar or of a place; without one, the first place with banners. */
export const chosenIn = (moment: readonly PlaceNow[], path: string | null): Chosen | null => {
  const place =
    moment.find(({ row }) => row.path === path) ??
    moment.find(hasBar(path)) ??
    moment.find(({ row }) => row.blockType === "banner") ??
    moment[0];
  if (!place) return null;
  const bar =
    place.row.bars.find((candidate) => candidate.path === path) ?? place.shows[0] ?? place.row.bars[0] ?? null;
  return { place, bar };
};
