import { type QueryClient, QueryObserver } from "@tanstack/react-query";
import { parseAmount } from "@touchline/betting";
import type { PositionAnswer } from "@touchline/protocol";
import { createStore } from "zustand/vanilla";
import type { StoredPlay } from "../../config/stored.ts";
import type { Env } from "../../env/env.ts";
import { positionQuery } from "../queries.ts";
import type { ReadonlyStore } from "../store.ts";
import { isCheckOpen, nextCheckAt, type PlayRecord, readPlayRecord, resumePlay } from "./play-record.ts";
import type { CheckAnswer, CheckState, Play, Position } from "./safer-gambling-model.ts";

interface PositionOptions extends Pick<Env, "after"> {
  readonly client: QueryClient;
  readonly query: ReturnType<typeof positionQuery>;
}

/** Bets that end together are asked about once. */
const SOON = 500;

const nothing = (): void => undefined;

export const positionOf = ({ currency, ...texts }: PositionAnswer): Position | null => {
  const [staked, returned, net] = [texts.staked, texts.returned, texts.net].map((text) => parseAmount(text, currency));
  return staked == null || returned == null || net == null ? null : { currency, staked, returned, net };
};

/** What betting did to the punter's money since a time: asked for when it may have changed, and every minute from then on. */
export const createPosition = ({ client, query, after }: PositionOptions) => {
  const position = createStore<Position | null>(() => null);
  const observer = new QueryObserver(client, query);
  let stop: (() => void) | null = null;
  let cancelNext = nothing;

  const ask = (): void => {
    if (stop) void observer.refetch();
    else stop = observer.subscribe(({ data }) => data && position.setState(positionOf(data), true));
  };

  const rest = (): void => {
    cancelNext();
    stop?.();
    stop = null;
  };

  return {
    position: position as ReadonlyStore<Position | null>,
    refresh: (): void => {
      cancelNext();
      cancelNext = after(position.getState() === null ? 0 : SOON, ask);
    },
    /** Asks no more until it is refreshed. */
    rest,
  };
};

interface PlayOptions extends Pick<Env, "after" | "now"> {
  readonly client: QueryClient;
  readonly owner: string;
  /** The brand's: null where it has no reality check. */
  readonly minutes: number | null;
  readonly stored: StoredPlay;
  readonly askPosition: (since: number, signal: AbortSignal) => Promise<PositionAnswer>;
  /** Whether a bet or a cash-out is on its way. */
  readonly isBusy: () => boolean;
  readonly answerCheck: (answer: CheckAnswer) => void;
}

/** So often it is noted that the punter is here, and heard what their other pages noted. */
const BEAT = 5_000;
/** So often a check that is due looks whether what it waits for is over. */
const WAITING_BEAT = 500;

const midnightBefore = (now: number): number => new Date(now).setHours(0, 0, 0, 0);

/** The session of the punter who is here. */
export const createPlay = (options: PlayOptions) => {
  const { client, owner, minutes, stored, askPosition, isBusy, answerCheck, now, after } = options;
  let record = resumePlay(readPlayRecord(stored.read()), minutes, now());
  let isClosed = false;
  let cancelBeat = (): void => undefined;
  const check = createStore<CheckState>(() => ({ nextAt: nextCheckAt(record, minutes), isOpen: false }));

  const positionSince = (of: "day" | "session", since: () => number) =>
    createPosition({ client, query: positionQuery(owner, askPosition, { of, since }), after });
  const today = positionSince("day", () => midnightBefore(now()));
  const session = positionSince("session", () => record.startedAt);

  const keep = (next: PlayRecord): void => {
    record = next;
    stored.write(next);
  };

  const show = (next: CheckState): void => {
    const before = check.getState();
    if (before.nextAt === next.nextAt && before.isOpen === next.isOpen) return;
    check.setState(next, true);
    // Nobody looks at the session's figures but who is asked to.
    if (next.isOpen) session.refresh();
    else session.rest();
  };

  /** An answer given on another page of the punter's holds here as well. */
  const hearOthers = (): void => {
    const { checkedAt = 0 } = readPlayRecord(stored.read()) ?? {};
    keep({ ...record, checkedAt: Math.max(record.checkedAt, checkedAt), seenAt: now() });
  };

  const beat = (): void => {
    cancelBeat();
    if (isClosed) return;
    hearOthers();
    const nextAt = nextCheckAt(record, minutes);
    const wasOpen = check.getState().isOpen;
    const isOpen = isCheckOpen({ record, minutes, now: now(), isBusy: isBusy(), wasOpen });
    show({ nextAt, isOpen });
    const left = nextAt === null || isOpen ? BEAT : Math.max(WAITING_BEAT, nextAt - now());
    cancelBeat = after(Math.min(BEAT, left), beat);
  };

  const play: Play = {
    startedAt: record.startedAt,
    today: today.position,
    session: session.position,
    check,
    answer: (answer) => {
      const at = now();
      answerCheck({ answer, at, played: Math.floor((at - record.startedAt) / 1000) });
      keep({ ...record, checkedAt: at, seenAt: at });
      beat();
    },
  };

  beat();
  today.refresh();
  return {
    play,
    /** A bet was placed, or one has paid. */
    moneyMoved: (): void => {
      if (!isClosed) today.refresh();
    },
    /** The punter has signed out: who signs in next begins anew. */
    close: (): void => {
      isClosed = true;
      stored.forget();
      cancelBeat();
      today.rest();
      session.rest();
    },
  };
};
