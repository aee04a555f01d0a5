/** Gap between two tabs, in pixels. */
const GAP = 2;

/** How many tabs of these widths a row has room for; where not all fit, "more" must fit beside them. */
export const tabsIn = (room: number, widths: readonly number[], more: number): number => {
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width + GAP, -GAP));
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  return Math.min(widths.length - 1, ends.filter((end) => end + GAP + more <= room).length);
};
