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
