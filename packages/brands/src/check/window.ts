/** A time span, excluding its end. Open ends are infinite. */
export interface Window {
  readonly from: number;
  readonly to: number;
}

type Time = string | null | undefined;

export const windowOf = (from: Time, to: Time): Window => ({
  from: from ? Date.parse(from) : Number.NEGATIVE_INFINITY,
  to: to ? Date.parse(to) : Number.POSITIVE_INFINITY,
});

export const isEmpty = ({ from, to }: Window): boolean => from >= to;

export const intersect = (one: Window, other: Window): Window => ({
  from: Math.max(one.from, other.from),
  to: Math.min(one.to, other.to),
});

export const contains = (outer: Window, inner: Window): boolean => outer.from <= inner.from && inner.to <= outer.to;

const formatTime = (time: number): string => new Date(time).toISOString().replace(":00.000Z", "Z");

/** `from 2026-11-15T18:00Z until 2026-11-16T18:00Z`, without open ends. */
export const formatWindow = ({ from, to }: Window): string =>
  [
    ...(Number.isFinite(from) ? [`from ${formatTime(from)}`] : []),
    ...(Number.isFinite(to) ? [`until ${formatTime(to)}`] : []),
  ].join(" ") || "always";

/** Spans between the first and the last window in which none is open, each with the window that ends it. */
export const gapsBetween = <Shown extends Window>(windows: readonly Shown[]): { gap: Window; next: Shown }[] => {
  const [first, ...rest] = windows.toSorted((one, other) => one.from - other.from);
  let reached = first?.to ?? Number.POSITIVE_INFINITY;
  return rest.flatMap((next) => {
    const gap = { from: reached, to: next.from };
    reached = Math.max(reached, next.to);
    return isEmpty(gap) ? [] : [{ gap, next }];
  });
};

export const pairsOf = <Item>(items: readonly Item[]): (readonly [Item, Item])[] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const));
