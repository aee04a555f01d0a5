/** Recorded time: it stands at `from` until `since`, runs to `to` at `speed`, and stands there. All but the speed are milliseconds. */
export interface ReplayTime {
  readonly from: number;
  readonly to: number;
  readonly since: number;
  readonly speed: number;
}

export const writeReplayTime = ({ from, to, since, speed }: ReplayTime): string => [from, to, since, speed].join("_");

/** Null for anything else. */
export const readReplayTime = (text: string | null): ReplayTime | null => {
  const [from, to, since, speed, ...more] = (text ?? "")
    .split("_")
    .map((part) => (part === "" ? Number.NaN : Number(part)));
  const numbers = [from, to, since, speed];
  if (more.length > 0 || !numbers.every((number) => number !== undefined && number >= 0)) return null;
  return { from, to, since, speed } as ReplayTime;
};

export const replayNow = ({ from, to, since, speed }: ReplayTime, now: number): number =>
  Math.min(to, from + Math.max(0, now - since) * speed);
