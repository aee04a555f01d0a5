import type { BrandDocument } from "../brand.ts";
import type { Gap, Overlap } from "../check/handovers.ts";
import { SCREENS, type Screen } from "../check/places.ts";
import { tellGap, tellOverlap } from "../check/schedule.ts";
import type { Window } from "../check/window.ts";
import type { Finding } from "../finding.ts";
import { type Row, rowsOf } from "./row.ts";

/** A gap or an overlap, over all screens. */
export interface Fault extends Window {
  readonly kind: "gap" | "overlap";
  readonly row: Row;
  readonly screens: readonly Screen[];
  /** Affected paths, one per screen; for a gap the banner that ends it. */
  readonly paths: readonly string[];
  /** The corresponding findings of the brand check. */
  readonly findings: readonly Finding[];
}

interface Seen extends Window {
  readonly kind: Fault["kind"];
  readonly row: Row;
  readonly screen: Screen;
  readonly path: string;
  readonly finding: Finding;
}

const gapSeen =
  (row: Row, screen: Screen) =>
  (gap: Gap): Seen => ({
    kind: "gap",
    row,
    screen,
    path: gap.path,
    from: gap.from,
    to: gap.to,
    finding: tellGap(gap),
  });

const overlapSeen =
  (row: Row, screen: Screen) =>
  (overlap: Overlap): Seen => ({
    kind: "overlap",
    row,
    screen,
    path: overlap.path,
    from: overlap.from,
    to: overlap.to,
    finding: tellOverlap(overlap),
  });

const seenOn = (document: Pick<BrandDocument, "settings">, screen: Screen): Seen[] =>
  rowsOf(document, screen).flatMap((row) => [
    ...row.gaps.map(gapSeen(row, screen)),
    ...row.overlaps.map(overlapSeen(row, screen)),
  ]);

/** The faults of a schedule; a fault on several screens is listed once. */
export const faultsOf = (document: Pick<BrandDocument, "settings">): Fault[] => {
  const seen = SCREENS.flatMap((screen) => seenOn(document, screen));
  const same = Map.groupBy(seen, ({ kind, row, from, to }) => [kind, row.path, from, to].join());
  return [...same.values()].map((faults) => {
    const [{ kind, row, from, to }] = faults as [Seen];
    return {
      kind,
      row,
      from,
      to,
      screens: [...new Set(faults.map(({ screen }) => screen))],
      paths: faults.map(({ path }) => path),
      findings: faults.map(({ finding }) => finding),
    };
  });
};
