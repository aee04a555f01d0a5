/** The end of the bettor's own day. */
export const endOfDay = (now: number): number => {
  const end = new Date(now);
  end.setHours(24, 0, 0, 0);
  return end.getTime();
};

export const untilOf = (date: "all" | "today" | undefined, now: number): number | undefined =>
  date === "today" ? endOfDay(now) : undefined;

/** The bettor's own day from its beginning to its end; open for all. */
export const timeRangeOf = (
  date: "all" | "today" | undefined,
  now: number,
): { readonly from?: number; readonly until?: number } =>
  date === "today" ? { from: new Date(now).setHours(0, 0, 0, 0), until: endOfDay(now) } : {};
