import { setTimeout as sleep } from "node:timers/promises";
import { betRoutes, type Placement, type PlacementRequest, placementSchema, ticketRoutes } from "@touchline/protocol";
import { createListener, type Listener } from "./listener.ts";

/** One request with everything that the bettor sent and received about it. */
export interface Attempt {
  readonly request: PlacementRequest;
  /** Every answer, in the order received. */
  readonly answers: Placement[];
  /** Status of a final refusal of the request. */
  refused: number | null;
}

/** A requested cash-out, with every amount in cents that was reported as paid. */
export interface AskedCashout {
  readonly reqUuid: string;
  readonly paid: number[];
}

export interface BettorOptions {
  readonly apiUrl: () => string;
  readonly pushUrl: () => string;
  readonly tenant: string;
  readonly punter: string;
  readonly token: string;
}

const PATIENCE_MS = 4_000;
const PAUSE_MS = 150;

export const isDecided = ({ answers, refused }: Attempt): boolean =>
  refused !== null || answers.some(({ state }) => state === "DECIDED");

/** A bettor whose connection and servers may fail at any time; repeats each request until its outcome is known. */
export const createBettor = ({ apiUrl, pushUrl, tenant, punter, token }: BettorOptions) => {
  const attempts: Attempt[] = [];
  const cashouts: AskedCashout[] = [];
  const misdeeds: string[] = [];
  /** Calls that had no answer, or an answer of 500 and above. */
  const failures: string[] = [];
  const running = new Set<Promise<void>>();
  const listener: Listener = createListener({ apiUrl, pushUrl, punter, token });

  const send = async (path: string, body: object | null, patience = PATIENCE_MS): Promise<Response> => {
    const response = await fetch(`${apiUrl()}${path}`, {
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    }).catch((error: Error) => {
      failures.push(`${path}: ${error.message} ${error.cause ?? ""}`);
      throw error;
    });
    if (response.status >= 500) failures.push(`${path} answered ${response.status}`);
    return response;
  };

  const post = async (attempt: Attempt, patience?: number): Promise<void> => {
    const response = await send(betRoutes.place.path, attempt.request, patience);
    if (response.ok) attempt.answers.push(placementSchema.parse(await response.json()));
    else if (response.status < 500) attempt.refused = response.status;
  };

  /** Returns true if the server does not know the request. */
  const look = async (attempt: Attempt): Promise<boolean> => {
    const response = await send(betRoutes.placement.path.replace(":reqUuid", attempt.request.reqUuid), null);
    if (response.ok) attempt.answers.push(placementSchema.parse(await response.json()));
    return response.status === 404;
  };

  /** Repeats until the outcome is known or `until` returns true. */
  const pursue = async (attempt: Attempt, until: () => boolean): Promise<void> => {
    while (!isDecided(attempt) && !until()) {
      try {
        if (await look(attempt)) await post(attempt);
      } catch {
        // The outcome is unknown, so it is requested again.
      }
      if (!isDecided(attempt)) await sleep(PAUSE_MS);
    }
  };

  /** Sends it again until there is an answer, and asks until it is decided, as the app does: its slip is locked meanwhile. */
  const insist = async (attempt: Attempt): Promise<void> => {
    while (!isDecided(attempt)) {
      try {
        if (attempt.answers.length === 0 || (await look(attempt))) await post(attempt);
      } catch {
        // The outcome is unknown, so it is requested again.
      }
      if (!isDecided(attempt)) await sleep(PAUSE_MS);
    }
  };

  const begin = (request: PlacementRequest): Attempt => {
    const attempt: Attempt = { request, answers: [], refused: null };
    attempts.push(attempt);
    return attempt;
  };

  const follow = (work: Promise<unknown>): void => {
    const settled = work.then(
      () => {},
      () => {},
    );
    running.add(settled);
    void settled.finally(() => running.delete(settled));
  };

  const placedBets = (): string[] =>
    attempts.flatMap(({ answers }) =>
      answers.flatMap((answer) =>
        answer.state === "DECIDED"
          ? answer.result.bets.filter(({ status }) => status === "PLACED").map(({ id }) => id)
          : [],
      ),
    );

  const cents = (text: string): number => Math.round(Number(text) * 100);

  /** Requests the value of the last bet and cashes it out, twice with the same reqUuid. */
  const cashOut = async (isPart: boolean, reqUuid: string): Promise<void> => {
    const bet = placedBets().at(-1);
    if (!bet) return;
    const shown = ticketRoutes.bet.answer.parse(await (await send(`/api/bets/${bet}`, null)).json()).bet;
    const total = cents(shown.cashout.winnings.total ?? "0");
    if (!shown.cashout.allowed || total < 10) return;
    const part = isPart ? Math.floor(cents(shown.openStake) / 2) : null;
    const quoted = part === null ? total : Math.floor((total * part) / cents(shown.openStake));
    const text = (amount: number): string => (amount / 100).toFixed(2);
    const cashout = { winnings: { total: text(quoted) }, part: part === null ? null : text(part) };
    const body = { reqUuid, betProfileId: shown.betProfileId, cashout, source: "last_tickets" };
    const asked: AskedCashout = { reqUuid, paid: [] };
    cashouts.push(asked);
    const ask = async (): Promise<void> => {
      const response = await send(ticketRoutes.cashOut.path, body);
      const answer = response.ok ? ticketRoutes.cashOut.answer.parse(await response.json()) : null;
      if (answer?.state !== "PAID") return;
      asked.paid.push(cents(answer.paid));
      if (cents(answer.paid) < quoted) misdeeds.push(`R6 ${reqUuid} was paid ${answer.paid} for ${text(quoted)}`);
    };
    await Promise.allSettled([ask(), ask()]);
  };

  const leaveRule = async (id: string): Promise<void> => {
    const bet = placedBets().at(-1);
    if (!bet) return;
    const { betProfileId, winnings } = ticketRoutes.bet.answer.parse(
      await (await send(`/api/bets/${bet}`, null)).json(),
    ).bet;
    const most = winnings.find(({ type }) => type === "MAX")?.total;
    if (most === undefined) return;
    const amount = (cents(most) * 0.6).toFixed(0);
    const rule = { id, kind: "target", part: null, notifyOnly: false, from: null };
    await send(ticketRoutes.addRule.path, { ...rule, amount: (Number(amount) / 100).toFixed(2), betProfileId });
  };

  const cancel = async (reqUuid: string): Promise<void> => {
    const betId = placedBets().at(-1);
    if (betId) await send(ticketRoutes.cancel.path, { reqUuid, betId });
  };

  return {
    tenant,
    punter,
    cashouts: cashouts as readonly AskedCashout[],
    cashOut: (reqUuid: string): void => follow(cashOut(false, reqUuid)),
    cashOutPart: (reqUuid: string): void => follow(cashOut(true, reqUuid)),
    leaveRule: (id: string): void => follow(leaveRule(id)),
    cancel: (reqUuid: string): void => follow(cancel(reqUuid)),
    attempts: attempts as readonly Attempt[],
    misdeeds: misdeeds as readonly string[],
    failures: failures as readonly string[],
    listener,
    place: (request: PlacementRequest): void => follow(post(begin(request))),
    /** Resolves when it is decided. */
    placeSurely: (request: PlacementRequest): Promise<void> => insist(begin(request)),
    placeTwice: (request: PlacementRequest): void => {
      const attempt = begin(request);
      follow(post(attempt));
      follow(post(attempt));
    },
    hangUp: (request: PlacementRequest, after: number): void => follow(post(begin(request), after)),
    /** Sends another stake with a known reqUuid: nobody may be debited for it. */
    placeOtherwise: (): void => {
      const [known] = attempts.filter(({ answers }) => answers.length > 0).slice(-1);
      const [bet] = known?.request.bets ?? [];
      if (!known || !bet) return;
      const other = { ...known.request, bets: [{ ...bet, stake: "77.77" }] };
      const check = async (): Promise<void> => {
        const { status } = await send(betRoutes.place.path, other);
        if (status < 500 && status !== 409)
          misdeeds.push(`R2 ${other.reqUuid} with another stake answered ${status} instead of 409`);
      };
      follow(check());
    },
    cut: (): void => listener.cut(),
    /** Waits for pending work, then requests every placement until all are decided or the time has passed. */
    settle: async (until: () => boolean): Promise<void> => {
      await Promise.all(running);
      await Promise.all(attempts.map((attempt) => pursue(attempt, until)));
      await listener.catchUp(until);
    },
    close: (): void => listener.close(),
  };
};

export type Bettor = ReturnType<typeof createBettor>;
