/**
 * What R7 and PEER-3 allow for one selection, written from their text: "Nothing is accepted on a suspended, started or stale version,
 * or at worse odds without consent". It is what tests compare the service with, so it imports none of its rules.
 */

export interface Wanted {
  readonly odds: number;
  readonly version: number;
  /** What the client says of the event. It may be wrong, on purpose or not. */
  readonly game: string;
  readonly oddsChanges: string;
}

/** The server's own view of the event and the outcome. */
export interface Offered {
  readonly version: number;
  readonly game: string;
  readonly startsAt: number;
  readonly playStatus: string;
  readonly suspended: boolean;
  /** Positive for an open outcome; negative for a suspended one; zero where there is none. */
  readonly price: number;
}

const CONSENT: Readonly<Record<string, (from: number, to: number) => boolean>> = {
  accept_any_changes: () => true,
  accept_higher_odds: (from, to) => to >= from,
  ask_me: (from, to) => to === from,
};

export const consents = ({ oddsChanges, odds }: Wanted, price: number): boolean =>
  CONSENT[oddsChanges]?.(odds, price) ?? false;

/** The start on the server's clock ends betting before the match, whatever the client says; only a match in play is offered after it. */
const isAfterStart = ({ game, startsAt }: Offered, now: number): boolean => game !== "LIVE" && now >= startsAt;

/** A bettor who saw the event before its start did not ask for a bet on it in play. */
const hasGoneLive = (wanted: Wanted, { game }: Offered): boolean => game === "LIVE" && wanted.game !== "LIVE";

const isFinished = ({ playStatus }: Offered): boolean => playStatus === "ENDED" || playStatus === "ABANDONED";

export const mayBeTaken = (wanted: Wanted, offered: Offered, now: number): boolean =>
  offered.price > 0 &&
  !offered.suspended &&
  !isFinished(offered) &&
  !isAfterStart(offered, now) &&
  !hasGoneLive(wanted, offered) &&
  offered.version >= wanted.version &&
  consents(wanted, offered.price);
