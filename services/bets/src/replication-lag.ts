import type { Replication } from "@touchline/db";

/**
 * How long the slowest standby has been without something that the primary has written. PostgreSQL's own figure says how long the last
 * replay took, and does not rise while a standby replays nothing.
 */
export const createReplicationLag = (now: () => number) => {
  /** What was written when, of what is not replayed yet. */
  let waiting: { readonly at: number; readonly written: number }[] = [];
  let standbys = 0;
  return {
    note: ({ standbys: connected, written, replayed }: Replication): void => {
      standbys = connected;
      waiting = replayed === null ? [] : [...waiting, { at: now(), written }].filter((each) => each.written > replayed);
    },
    standbys: (): number => standbys,
    seconds: (): number => (waiting[0] ? (now() - waiting[0].at) / 1_000 : 0),
  };
};
