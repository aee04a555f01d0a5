/** An outcome whose price is announced, the bettor's own selections first. */
export interface WatchedPrice {
  readonly id: string;
  readonly name: string;
  /** In hundredths; zero or less while no bet is taken on it. */
  readonly price: number;
}

export interface PriceMove {
  readonly name: string;
  readonly price: number;
  readonly before: number;
}

/** By outcome id: the price that a listener knows. */
export type KnownPrices = ReadonlyMap<string, number>;

/** More than this cannot be followed by ear. */
const MOST_MOVES = 3;

/** What has moved since the listener last heard of it. An outcome that is new is known from here on, and not announced. */
export const findMoves = (watched: readonly WatchedPrice[], known: KnownPrices): PriceMove[] =>
  watched
    .flatMap(({ id, name, price }) => {
      const before = known.get(id);
      return before === undefined || before === price ? [] : [{ name, price, before }];
    })
    .slice(0, MOST_MOVES);

/** What the listener knows after these moves. A move that had no room is announced the next time. */
export const knowAfter = (watched: readonly WatchedPrice[], known: KnownPrices): KnownPrices => {
  let room = MOST_MOVES;
  return new Map(
    watched.map(({ id, price }) => {
      const before = known.get(id);
      if (before === undefined || before === price) return [id, price];
      room -= 1;
      return [id, room >= 0 ? price : before];
    }),
  );
};
