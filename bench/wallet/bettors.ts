/** Bettors of a tenant, who place bets as the API sends them, without an API. */
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { NatsConnection } from "@nats-io/transport-node";
import { BETS_SUBJECTS, type OfferEvent, type PunterMessage, punterSubject } from "@touchline/protocol";
import { requestOf, selectionOf } from "../../services/bets/src/test-support/requests.ts";
import { prematchEvent } from "../../services/bets/src/test-support/sample-offer.ts";

export const STAKE = "0.10";
/** Bets are spread over them: this is no measurement of one outcome that everybody bets on. */
export const EVENTS: readonly OfferEvent[] = Array.from({ length: 32 }, (_, index) => prematchEvent(index + 1));
const ANSWERED_WITHIN_MS = 20_000;

export const punterOf = (number: number): string => `bettor-${number}`;

/** All placements that are made in one turn of the event loop are sent in one message. */
const createSender = (bus: NatsConnection) => {
  let turn: { readonly commands: object[]; readonly answered: Promise<unknown> } | null = null;
  return (command: object): Promise<unknown> => {
    if (!turn) {
      const commands: object[] = [];
      const send = async (): Promise<unknown> => {
        await nextTurn();
        turn = null;
        return bus.request(BETS_SUBJECTS.place, JSON.stringify(commands), { timeout: ANSWERED_WITHIN_MS });
      };
      turn = { commands, answered: send() };
    }
    turn.commands.push(command);
    return turn.answered;
  };
};

/** Places a bet and waits until its punter is told the decision, which it resolves to. */
export type PlaceBet = (bettor: number) => Promise<string | undefined>;

export const createBettors = (bus: NatsConnection, tenant: string, brand: string): PlaceBet => {
  const waiting = new Map<string, (status: string | undefined) => void>();
  const send = createSender(bus);
  bus.subscribe(punterSubject(tenant, "*"), {
    callback: (_error, message) => {
      const told = message.json<PunterMessage>();
      if (told.kind === "placementResult") waiting.get(told.reqUuid)?.(told.bets[0]?.status);
    },
  });
  return async (bettor) => {
    const event = EVENTS[bettor % EVENTS.length] as OfferEvent;
    const request = requestOf([selectionOf(event)], STAKE, { brand });
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    waiting.set(request.reqUuid, resolve);
    await send({ tenant, punter: punterOf(bettor), currency: "EUR", at: Date.now(), request });
    const status = await promise;
    waiting.delete(request.reqUuid);
    return status;
  };
};

interface Repeated {
  readonly done: number;
  /** Seconds, until nothing of it is under way any more. */
  readonly took: number;
}

/** Work that so many bettors repeat until the time is up. */
export const repeat = async (
  bettors: number,
  seconds: number,
  work: (bettor: number) => Promise<void>,
  untilDone: () => Promise<void> = async () => undefined,
): Promise<Repeated> => {
  const start = performance.now();
  const secondsPassed = (): number => (performance.now() - start) / 1_000;
  let done = 0;
  await Promise.all(
    Array.from({ length: bettors }, async (_, bettor) => {
      while (secondsPassed() < seconds) {
        await work(bettor);
        done += 1;
      }
    }),
  );
  await untilDone();
  return { done, took: secondsPassed() };
};

/** Bets at fixed times, so many a second, each from the time at which it was due, in milliseconds. */
export const steadily = async (
  bettors: number,
  seconds: number,
  rate: number,
  place: (bettor: number) => Promise<unknown>,
): Promise<number[]> => {
  const start = performance.now();
  const times: number[] = [];
  const placed = Array.from({ length: seconds * rate }, async (_, turn) => {
    const due = start + (turn * 1_000) / rate;
    await sleep(Math.max(0, due - performance.now()));
    await place(turn % bettors);
    times.push(performance.now() - due);
  });
  await Promise.all(placed);
  return times;
};
