import { setTimeout as sleep } from "node:timers/promises";
import { betRoutes, type Placement, type PlacementRequest, placementSchema, ticketRoutes } from "@touchline/protocol";
import { createListener, type Listener } from "./listener.ts";

/** All that a bettor ever sent and was told about one request. */
export interface Attempt {
  readonly request: PlacementRequest;
  /** Every answer, in the order they came. */
  readonly answers: Placement[];
  /** It was told that the request cannot be taken, with this status. */
  refused: number | null;
}

/** A cash-out that was asked for, and every amount in cents that was told to have been paid for it. */
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

/** Its line and its servers may die at any moment; it asks for the same request until it knows what became of it. */
export const createBettor = ({ apiUrl, pushUrl, tenant, punter, token }: BettorOptions) => {
  const attempts: Attempt[] = [];
  const cashouts: AskedCashout[] = [];
  const misdeeds: string[] = [];
  const running = new Set<Promise<void>>();
  const listener: Listener = createListener({ apiUrl, pushUrl, punter, token });

  const send = async (path: string, body: object | null, patience = PATIENCE_MS): Promise<Response> =>
    fetch(`${apiUrl()}${path}`, {
      headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });

  const post = async (attempt: Attempt, patience?: number): Promise<void> => {
    const response = await send(betRoutes.place.path, attempt.request, patience);
    if (response.ok) attempt.answers.push(placementSchema.parse(await response.json()));
    else if (response.status < 500) attempt.refused = response.status;
  };

  /** True where the server has never heard of it. */
  const look = async (attempt: Attempt): Promise<boolean> => {
    const response = await send(betRoutes.placement.path.replace(":reqUuid", attempt.request.reqUuid), null);
    if (response.ok) attempt.answers.push(placementSchema.parse(await response.json()));
    return response.status === 404;
  };

  /** Until the outcome is known or `until` has passed. */
  const pursue = async (attempt: Attempt, until: () => boolean): Promise<void> => {
    while (!isDecided(attempt) && !until()) {
      try {
        if (await look(attempt)) await post(attempt);
      } catch {
        // Nothing is known: that is what asking again is for.
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

  /** Asks what the last bet is worth and takes it, twice by the same name. */
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
    listener,
    place: (request: PlacementRequest): void => follow(post(begin(request))),
    placeTwice: (request: PlacementRequest): void => {
      const attempt = begin(request);
      follow(post(attempt));
      follow(post(attempt));
    },
    hangUp: (request: PlacementRequest, after: number): void => follow(post(begin(request), after)),
    /** Another stake under a name that was used: nobody may be debited for it. */
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
    /** Ends what is on its way, then asks for every request until all are known or the time is over. */
    settle: async (until: () => boolean): Promise<void> => {
      await Promise.all(running);
      await Promise.all(attempts.map((attempt) => pursue(attempt, until)));
      await listener.catchUp(until);
    },
    close: (): void => listener.close(),
  };
};

export type Bettor = ReturnType<typeof createBettor>;
