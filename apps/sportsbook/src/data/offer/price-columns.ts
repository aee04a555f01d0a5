interface CellBlocksOptions {
  /** False while something on the screen still shows the cell: it must not meanwhile become another outcome's. */
  readonly isFree: (cell: number) => boolean;
  readonly reserve: (end: number) => void;
}

/** Gives out runs of cells, one run per market, and takes them back: lines come and go all day. */
export const createCellBlocks = ({ isFree, reserve }: CellBlocksOptions) => {
  const released = new Map<number, number[]>();
  let end = 0;

  const isBlockFree = (first: number, size: number): boolean => {
    for (let cell = first; cell < first + size; cell += 1) if (!isFree(cell)) return false;
    return true;
  };

  const reuse = (size: number): number | undefined => {
    const firsts = released.get(size);
    const position = firsts?.findIndex((first) => isBlockFree(first, size)) ?? -1;
    return position < 0 ? undefined : firsts?.splice(position, 1)[0];
  };

  return {
    allocate: (size: number): number => {
      const known = reuse(size);
      if (known !== undefined) return known;
      const first = end;
      end += size;
      reserve(end);
      return first;
    },
    release: (first: number, size: number): void => {
      const firsts = released.get(size);
      if (firsts) firsts.push(first);
      else released.set(size, [first]);
    },
  };
};

/** The live prices in columns: one cell per outcome, grown by doubling so that a cell's number never changes. */
export interface PriceColumns {
  /** As the feed gives it; see the protocol's price for its sign. */
  price: Int32Array;
  /** 1 where betting is stopped whatever the price says. */
  closed: Uint8Array;
  /** What is on the screen. */
  painted: Int32Array;
  paintedAt: Float64Array;
  /** 1 risen, -1 fallen, 0 no mark. */
  move: Int8Array;
  movedAt: Float64Array;
  /** 1 while the cell waits for the next frame. */
  queued: Uint8Array;
}

export const createPriceColumns = (size: number): PriceColumns => ({
  price: new Int32Array(size),
  closed: new Uint8Array(size),
  painted: new Int32Array(size),
  paintedAt: new Float64Array(size),
  move: new Int8Array(size),
  movedAt: new Float64Array(size),
  queued: new Uint8Array(size),
});

export const growPriceColumns = (columns: PriceColumns): void => {
  const grown = createPriceColumns(columns.price.length * 2);
  for (const name of Object.keys(grown) as (keyof PriceColumns)[]) {
    grown[name].set(columns[name] as never);
    columns[name] = grown[name] as never;
  }
};
