import fc from "fast-check";
import { expect, test } from "vitest";
import {
  CASHOUT_PAUSE,
  type CashoutEvent,
  type CashoutMachine,
  type CashoutOffer,
  type CashoutStep,
  stepCashout,
} from "./cashout-machine.ts";

const offer = (amount: bigint, changes: Partial<CashoutOffer> = {}): CashoutOffer => ({
  betProfileId: "bet.0",
  amount,
  part: null,
  ...changes,
});

const tap = (amount: bigint | null, reqUuid = "one", part: bigint | null = null): CashoutEvent => ({
  type: "tapped",
  offer: amount === null ? null : offer(amount, { part }),
  source: "ticket_check",
  reqUuid,
});

const run = (...events: readonly CashoutEvent[]): CashoutStep =>
  events.reduce<CashoutStep>(({ state }, event) => stepCashout(state, event), {
    state: { status: "idle" },
    effect: null,
  });

const pause = { wait: CASHOUT_PAUSE };
const due: CashoutEvent = { type: "due" };
const unclear: CashoutEvent = { type: "unclear", reqUuid: "one" };
const paid: CashoutEvent = { type: "paid", reqUuid: "one", amount: 5840n };
const sent = [tap(5840n), tap(5840n)];

test("the first tap asks for three seconds, the second within them sends", () => {
  expect(run(tap(5840n))).toEqual({ state: { status: "confirm", offer: offer(5840n) }, effect: pause });
  expect(run(tap(5840n), due).state).toEqual({ status: "idle" });
  expect(run(...sent)).toMatchObject({
    state: { status: "processing", attempt: { reqUuid: "one", offer: offer(5840n), source: "ticket_check" } },
    effect: "post",
  });
  expect(run(...sent, tap(5840n, "two"))).toMatchObject({ state: { attempt: { reqUuid: "one" } }, effect: null });
});

test("without an offer a tap does nothing, and an offer that goes is asked for no longer", () => {
  expect(run(tap(null)).state.status).toBe("idle");
  expect(run(tap(5840n), { type: "offered", offer: null }).state.status).toBe("idle");
});

test("PEER-1 another part is another question", () => {
  expect(run(tap(5840n), tap(1000n, "one", 200n)).state).toMatchObject({ status: "confirm", offer: { part: 200n } });
});

test("CASH-2 an offer that moves while it is to be confirmed says how, and asks anew", () => {
  const higher: CashoutEvent = { type: "offered", offer: offer(5910n) };
  expect(run(tap(5840n), higher)).toEqual({
    state: { status: "changed", offer: offer(5910n), move: "higher" },
    effect: pause,
  });
  expect(run(tap(5840n), { type: "offered", offer: offer(5000n) }).state).toMatchObject({ move: "lower" });
  expect(run(tap(5840n), { type: "offered", offer: offer(5840n) }).effect).toBeNull();
  expect(run(tap(5840n), higher, tap(5910n)).state).toMatchObject({
    status: "processing",
    attempt: { offer: { amount: 5910n } },
  });
});

test("a tap on what is offered no more is not taken for consent to what is", () => {
  expect(run(tap(5840n), tap(5000n)).state).toMatchObject({ status: "changed", move: "lower" });
});

test("paid is shown for three seconds", () => {
  expect(run(...sent, paid)).toEqual({ state: { status: "done", amount: 5840n }, effect: pause });
  expect(run(...sent, paid, due).state).toEqual({ status: "idle" });
  expect(run(...sent, { type: "paid", reqUuid: "other", amount: 1n }).state.status).toBe("processing");
});

test("an offer made again is to be confirmed; where none is made it has failed", () => {
  const again = (amount: bigint): CashoutEvent => ({ type: "reoffered", reqUuid: "one", offer: offer(amount) });
  expect(run(...sent, again(5000n)).state).toMatchObject({ status: "changed", move: "lower" });
  expect(run(...sent, again(5840n)).state).toMatchObject({ status: "confirm" });
  expect(run(...sent, { type: "reoffered", reqUuid: "one", offer: null })).toMatchObject({
    state: { status: "failed" },
    effect: pause,
  });
});

test("no answer is no refusal: the same request is sent again until it is known", () => {
  const waits: unknown[] = [];
  let step = run(...sent, unclear);
  for (let turn = 0; turn < 5; turn += 1) {
    waits.push(step.effect);
    const again = stepCashout(step.state, due);
    expect(again).toMatchObject({ effect: "post", state: { status: "unknown", attempt: { reqUuid: "one" } } });
    step = stepCashout(again.state, unclear);
  }
  expect(waits).toEqual([2000, 3000, 4000, 5000, 5000].map((wait) => ({ wait })));
  expect(stepCashout(step.state, paid).state.status).toBe("done");
});

test("a plain no to the first is final; a later one may speak of the copy alone", () => {
  const no = (never: boolean): CashoutEvent => ({ type: "refused", reqUuid: "one", never });
  expect(run(...sent, no(false))).toMatchObject({ state: { status: "failed" }, effect: pause });
  expect(run(...sent, no(false), due).state.status).toBe("idle");
  expect(run(...sent, unclear, no(false)).state.status).toBe("unknown");
  expect(run(...sent, unclear, no(true)).state.status).toBe("failed");
});

test("the server's word that it was paid stands above a failure", () => {
  expect(run(...sent, { type: "refused", reqUuid: "one", never: false }, paid).state.status).toBe("done");
});

test("a question is dropped, what is under way is not", () => {
  expect(run(tap(5840n), { type: "dropped" }).state.status).toBe("idle");
  expect(run(...sent, { type: "dropped" }).state.status).toBe("processing");
  expect(run(...sent, unclear, { type: "dropped" }).state.status).toBe("unknown");
});

/** Pays each request once, behind a line that loses what it likes. */
const createBook = () => {
  const paidFor = new Map<string, bigint>();
  return {
    paidFor,
    post: (reqUuid: string, agreed: bigint): bigint => {
      if (!paidFor.has(reqUuid)) paidFor.set(reqUuid, agreed);
      return paidFor.get(reqUuid) as bigint;
    },
  };
};

const anyEvent = fc.oneof(
  fc.record({
    type: fc.constant("tapped" as const),
    offer: fc.option(
      fc.record({
        betProfileId: fc.constantFrom("bet.0", "bet.1"),
        amount: fc.constantFrom(5000n, 5840n, 5910n),
        part: fc.constantFrom(null, 200n),
      }),
    ),
    source: fc.constantFrom("ticket_check" as const, "last_tickets" as const),
    reqUuid: fc.constantFrom("one", "two", "three"),
  }),
  fc.record({
    type: fc.constant("offered" as const),
    offer: fc.option(fc.constantFrom(offer(5000n), offer(5840n), offer(5910n))),
  }),
  fc.record({
    type: fc.constant("reoffered" as const),
    reqUuid: fc.constantFrom("one", "two"),
    offer: fc.option(fc.constantFrom(offer(5000n), offer(5840n))),
  }),
  fc.record({ type: fc.constant("unclear" as const), reqUuid: fc.constantFrom("one", "two") }),
  fc.record({
    type: fc.constant("refused" as const),
    reqUuid: fc.constantFrom("one", "two"),
    never: fc.boolean(),
  }),
  fc.constant({ type: "due" as const }),
  fc.constant({ type: "dropped" as const }),
);

const isPending = ({ status }: CashoutMachine): boolean => status === "processing" || status === "unknown";

test("CASH-3 whatever happens, nothing is sent that was not shown and tapped twice, and nothing is done without the server's word", () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      let step: CashoutStep = { state: { status: "idle" }, effect: null };
      for (const event of events) {
        const before = step.state;
        step = stepCashout(before, event);
        const { state, effect } = step;
        expect(state.status).not.toBe("done");
        if (state.status === "processing" && before.status !== "processing") {
          expect(effect).toBe("post");
          expect(event.type).toBe("tapped");
          expect("offer" in before && before.offer).toEqual(state.attempt.offer);
        }
        if (effect === "post") expect(isPending(state)).toBe(true);
        // Whatever waits for somebody has a clock, but for an answer that is under way.
        if (state.status !== before.status && state.status !== "idle" && state.status !== "processing")
          expect(effect).not.toBeNull();
      }
    }),
    { numRuns: 3000 },
  );
});

test("CASH-3 however the line fails, what is said in the end is what the book has paid, and it pays once", () => {
  const fate = fc.constantFrom("lost", "unanswered", "answered");
  fc.assert(
    fc.property(fc.array(fate, { maxLength: 14 }), (fates) => {
      const { post, paidFor } = createBook();
      let step = run(...sent);
      // In the end the line is good.
      for (const turn of [...fates, ...Array<"answered">(8).fill("answered")]) {
        if (!isPending(step.state)) break;
        if (step.effect !== "post") step = stepCashout(step.state, due);
        const amount = turn === "lost" ? null : post("one", 5840n);
        step = stepCashout(step.state, turn === "answered" && amount ? { ...paid, amount } : unclear);
        if (step.state.status === "done") expect(paidFor.get("one")).toBe(step.state.amount);
      }
      expect(step.state.status).toBe("done");
      expect(paidFor.size).toBe(1);
    }),
    { numRuns: 1000 },
  );
});
