import { allowedAt, type PastRequest, PROVIDER_LIMITS, type RecoveryLimit } from "./recovery-limits.ts";

/** A producer, as the provider describes it. */
export interface ProducerDescription {
  readonly id: number;
  readonly name: string;
  /** How far back a recovery may reach, in milliseconds. */
  readonly recoveryWindow: number;
}

export type DownReason = "STARTING" | "SILENT" | "UNSUBSCRIBED" | "LAGGING" | "DISCONNECTED";

/** `DOWN` until it is alive; `RECOVERING` from the request to its end; `UP` is the only phase in which its markets are open. */
export type Phase = "DOWN" | "RECOVERING" | "UP";

export type RecoveryOutcome = "requested" | "completed" | "failed" | "timed_out" | "interrupted";

export type Effect =
  | { readonly kind: "lock" | "unlock"; readonly producer: number; readonly reason: DownReason | null }
  /** `after` is null for everything there is. */
  | {
      readonly kind: "request";
      readonly producer: number;
      readonly requestId: number;
      readonly after: number | null;
    }
  | { readonly kind: "recovery"; readonly producer: number; readonly outcome: RecoveryOutcome; readonly tries: number };

export interface ProducerTimes {
  /** Without an alive for so long a producer is down. */
  readonly silence: number;
  /** Behind by so much, what we process is old: the producer counts as down. */
  readonly lag: number;
  /** A recovery that has not completed by then is asked for again. */
  readonly recovery: number;
  /** Between two requests for one producer. It doubles with each failure, up to `longestWait`. */
  readonly wait: number;
  readonly longestWait: number;
  readonly limits: readonly RecoveryLimit[];
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

export const PROVIDER_TIMES: ProducerTimes = {
  silence: 20 * SECOND,
  lag: 20 * SECOND,
  recovery: 15 * MINUTE,
  wait: 30 * SECOND,
  longestWait: 10 * MINUTE,
  limits: PROVIDER_LIMITS,
};

interface Recovery {
  readonly requestId: number;
  readonly startedAt: number;
}

interface ProducerState {
  readonly description: ProducerDescription;
  phase: Phase;
  reason: DownReason | null;
  /** When we received the last alive; null if none came since the connection. */
  heardAt: number | null;
  /** Timestamp of the last alive before which everything was processed: a recovery begins there. */
  validAlive: number | null;
  /** Timestamp of the newest alive that says that it has us. */
  newestAlive: number;
  /** Timestamp of the newest alive. */
  lastAlive: number;
  recovery: Recovery | null;
  /** Recoveries since the producer was up last. */
  tries: number;
  past: PastRequest[];
}

/** What is known of a producer, for health and metrics. */
export type ProducerView = Readonly<
  Pick<ProducerState, "phase" | "reason" | "tries" | "heardAt" | "validAlive"> &
    Pick<ProducerDescription, "id" | "name">
>;

/**
 * The states of the producers. It has no clock and does nothing itself: each call is given the time and returns what has to be done.
 * Messages must be passed in the order of the queue, after everything before them was processed.
 */
export const createProducers = (
  descriptions: readonly ProducerDescription[],
  times: ProducerTimes = PROVIDER_TIMES,
  firstRequestId = 1,
) => {
  const states = new Map<number, ProducerState>(
    descriptions.map((description) => [
      description.id,
      {
        ...{
          description,
          phase: "DOWN",
          reason: "STARTING",
          heardAt: null,
          validAlive: null,
          newestAlive: 0,
          lastAlive: 0,
        },
        ...{ recovery: null, tries: 0, past: [] },
      },
    ]),
  );
  let nextRequestId = firstRequestId;

  const end = (state: ProducerState, outcome: RecoveryOutcome): Effect[] => {
    state.recovery = null;
    return [{ kind: "recovery", producer: state.description.id, outcome, tries: state.tries }];
  };

  /** What was recovered so far is of no use: the next recovery begins again from the last valid alive. */
  const fall = (state: ProducerState, reason: DownReason): Effect[] => {
    const before = state.phase;
    const interrupted = state.recovery ? end(state, "interrupted") : [];
    if (before === "DOWN" && reason !== "STARTING") {
      // One that only lagged has all messages; whatever else happens then costs some.
      if (state.reason === "LAGGING") state.reason = reason;
      return interrupted;
    }
    state.phase = "DOWN";
    state.reason = reason;
    return before === "UP" ? [...interrupted, { kind: "lock", producer: state.description.id, reason }] : interrupted;
  };

  const rise = (state: ProducerState): Effect[] => {
    state.phase = "UP";
    state.reason = null;
    state.tries = 0;
    return [{ kind: "unlock", producer: state.description.id, reason: null }];
  };

  /** Null where the last valid alive is too old, or unknown. */
  const afterOf = ({ validAlive, description }: ProducerState, now: number): number | null =>
    validAlive !== null && validAlive > now - description.recoveryWindow ? validAlive : null;

  const waitOf = ({ tries }: ProducerState): number =>
    tries === 0 ? 0 : Math.min(times.wait * 2 ** (tries - 1), times.longestWait);

  const mayRequestAt = (state: ProducerState, now: number): number => {
    const after = afterOf(state, now);
    const back = after === null ? Number.POSITIVE_INFINITY : now - after;
    const last = state.past.at(-1);
    const gap = last ? last.at + Math.max(times.wait, waitOf(state)) : now;
    return Math.max(gap, allowedAt(times.limits, state.past, back, now));
  };

  const isHeard = ({ heardAt }: ProducerState, now: number): boolean =>
    heardAt !== null && now - heardAt <= times.silence;

  const recover = (state: ProducerState, now: number): Effect[] => {
    if (state.phase !== "DOWN" || state.reason === "LAGGING" || !isHeard(state, now)) return [];
    if (mayRequestAt(state, now) > now) return [];
    const after = afterOf(state, now);
    const requestId = nextRequestId;
    nextRequestId += 1;
    state.phase = "RECOVERING";
    state.recovery = { requestId, startedAt: now };
    state.tries += 1;
    state.past = [...state.past, { at: now, back: after === null ? Number.POSITIVE_INFINITY : now - after }].slice(-40);
    const producer = state.description.id;
    return [
      { kind: "request", producer, requestId, after },
      { kind: "recovery", producer, outcome: "requested", tries: state.tries },
    ];
  };

  const inEach = (act: (state: ProducerState) => Effect[]): readonly Effect[] => states.values().toArray().flatMap(act);

  const withState = (producer: number, act: (state: ProducerState) => Effect[]): readonly Effect[] => {
    const state = states.get(producer);
    return state ? act(state) : [];
  };

  const stateOfRequest = (requestId: number): ProducerState | undefined =>
    states.values().find(({ recovery }) => recovery?.requestId === requestId);

  return {
    alive: (producer: number, timestamp: number, subscribed: boolean, now: number): readonly Effect[] =>
      withState(producer, (state) => {
        state.heardAt = now;
        // Alives that are missing were lost, and other messages with them: by the provider's clock, whenever they were to arrive.
        const isGap = state.lastAlive > 0 && timestamp - state.lastAlive > times.silence;
        state.lastAlive = Math.max(state.lastAlive, timestamp);
        const lost = isGap ? fall(state, "SILENT") : [];
        if (!subscribed) return [...lost, ...fall(state, "UNSUBSCRIBED"), ...recover(state, now)];
        state.newestAlive = Math.max(state.newestAlive, timestamp);
        if (state.phase === "UP") state.validAlive = state.newestAlive;
        if (state.reason === "LAGGING" && now - timestamp < times.lag) return rise(state);
        return [...lost, ...recover(state, now)];
      }),

    /** A message of the producer was processed that was sent at `timestamp`. */
    processed: (producer: number, timestamp: number, now: number): readonly Effect[] =>
      withState(producer, (state) =>
        state.phase === "UP" && now - timestamp > times.lag ? fall(state, "LAGGING") : [],
      ),

    snapshotComplete: (producer: number, requestId: number): readonly Effect[] =>
      withState(producer, (state) => {
        if (state.recovery?.requestId !== requestId) return [];
        const completed = end(state, "completed");
        if (state.newestAlive > 0) state.validAlive = state.newestAlive;
        return [...completed, ...rise(state)];
      }),

    /** The provider did not take the request. */
    requestFailed: (requestId: number): readonly Effect[] => {
      const state = stateOfRequest(requestId);
      if (!state) return [];
      state.phase = "DOWN";
      state.reason ??= "STARTING";
      return end(state, "failed");
    },

    disconnected: (): readonly Effect[] =>
      inEach((state) => {
        state.heardAt = null;
        return fall(state, "DISCONNECTED");
      }),

    tick: (now: number): readonly Effect[] =>
      inEach((state) => {
        if ((state.phase !== "DOWN" || state.reason === "LAGGING") && !isHeard(state, now))
          return fall(state, "SILENT");
        if (state.recovery && now - state.recovery.startedAt > times.recovery) {
          const timedOut = end(state, "timed_out");
          state.phase = "DOWN";
          return [...timedOut, ...recover(state, now)];
        }
        return recover(state, now);
      }),

    view: (): readonly ProducerView[] =>
      states
        .values()
        .toArray()
        .map(({ description, phase, reason, tries, heardAt, validAlive }) => ({
          ...{ id: description.id, name: description.name, phase, reason, tries, heardAt, validAlive },
        })),
  };
};

export type Producers = ReturnType<typeof createProducers>;
