/** The end of the bettor's own day. */
export const endOfDay = (now: number): number => {
  const end = new Date(now);
  end.setHours(24, 0, 0, 0);
  return end.getTime();
};

export const untilOf = (date: "all" | "today" | undefined, now: number): number | undefined =>
  date === "today" ? endOfDay(now) : undefined;
