import type { Placement } from "@touchline/protocol";
import fc from "fast-check";
import { expect, test } from "vitest";
import { samplePick, sampleRequest, sampleResult, sampleSlip } from "../../../test-support/sample-slip.ts";
import {
  type Attempt,
  type PlacementEffect,
  type PlacementEvent,
  type PlacementMachine,
  SEND_WINDOW,
  stepPlacement,
} from "./placement.ts";

const attempt: Attempt = { request: sampleRequest(), slip: sampleSlip([samplePick(7)]), tappedAt: 0 };
const { reqUuid, betslipId } = attempt.request;
const decided: Placement = { state: "DECIDED", result: sampleResult(), balance: "98.00" };
const prepared = (delay: number): Placement => ({
  state: "PREPARED",
  reqUuid,
  betslipId,
  acceptAt: 500_000 + delay,
  now: 500_000,
  balance: "98.00",
});

/** Lets events happen one after the other, each at its time; the last step is what counts. */
const run = (...events: readonly (readonly [at: number, event: PlacementEvent])[]) =>
  events.reduce<{ readonly state: PlacementMachine; readonly effect: PlacementEffect }>(
    ({ state }, [at, event]) => stepPlacement(state, event, at),
    { state: { status: "idle" }, effect: null },
  );

const tapped = [0, { type: "tapped", attempt }] as const;
const unclear = { type: "unclear", reqUuid } as const;
const missing = { type: "missing", reqUuid } as const;
const due = { type: "due", reqUuid } as const;

test("PLACE-5 a tap is sent once: a second one while it is under way is no attempt", () => {
  expect(run(tapped)).toMatchObject({ state: { status: "submitting" }, effect: "post" });
  const again = { ...attempt, request: sampleRequest(2) };
  expect(run(tapped, [10, { type: "tapped", attempt: again }])).toEqual({
    state: { status: "submitting", attempt },
    effect: null,
  });
});

test("PLACE-1 an answer that it is prepared counts down by this device's clock, then asks", () => {
  const step = run(tapped, [100, { type: "answered", reqUuid, placement: prepared(4000) }]);
  expect(step).toMatchObject({ state: { status: "prepared", since: 100, decidedAt: 4100 }, effect: { wait: 5000 } });
  expect(stepPlacement(step.state, due, 5100).effect).toBe("ask");
  const still = stepPlacement(step.state, { type: "answered", reqUuid, placement: prepared(0) }, 5150);
  expect(still).toMatchObject({ state: { status: "prepared", decidedAt: 4100 }, effect: { wait: 1000 } });
});

test("PLACE-1 the result by push decides, whatever was waited for", () => {
  for (const before of [[], [[10, unclear]], [[10, { type: "answered", reqUuid, placement: prepared(4000) }]]] as const)
    expect(run(tapped, ...before, [20, { type: "told", result: sampleResult() }]).state.status).toBe("decided");
});

test("a result of another request decides nothing", () => {
  const other = sampleResult(sampleRequest(2));
  expect(run(tapped, [20, { type: "told", result: other }]).state.status).toBe("submitting");
  expect(run(tapped, [20, { type: "answered", reqUuid: other.reqUuid, placement: decided }]).state.status).toBe(
    "submitting",
  );
});

test("R10 no answer is no refusal: it is asked for, less and less often", () => {
  const waits: unknown[] = [];
  let step = run(tapped, [8000, unclear]);
  for (let round = 0; round < 5; round += 1) {
    expect(step.state.status).toBe("unknown");
    waits.push(step.effect);
    step = stepPlacement(stepPlacement(step.state, due, 9000).state, unclear, 9000);
  }
  expect(waits).toEqual([{ wait: 2000 }, { wait: 3000 }, { wait: 4000 }, { wait: 5000 }, { wait: 5000 }]);
});

test("PLACE-5 what never arrived is sent again under its own name", () => {
  expect(run(tapped, [8000, unclear], [10_000, due], [10_010, missing])).toMatchObject({
    state: { status: "unknown", attempt },
    effect: "post",
  });
});

test("R10 it is said not to have been placed only after two questions in a row found nothing, long after the tap", () => {
  const late = SEND_WINDOW + 1;
  const once = run(tapped, [8000, unclear], [late, due], [late, missing]);
  expect(once).toMatchObject({ state: { status: "unknown" }, effect: { wait: 2000 } });
  expect(stepPlacement(once.state, missing, late + 2000).state).toMatchObject({
    status: "refused",
    why: "unavailable",
  });
  const unheard = stepPlacement(once.state, unclear, late + 2000);
  expect(stepPlacement(unheard.state, missing, late + 5000).state.status).toBe("unknown");
});

test("R10 what the server has said to have is never said not to have been placed", () => {
  const lost = run(tapped, [10, { type: "answered", reqUuid, placement: prepared(0) }], [30_000, unclear]);
  expect(lost.state).toMatchObject({ status: "unknown", seen: true });
  const missed = [1, 2, 3].reduce((step, at) => stepPlacement(step.state, missing, 30_000 + at), lost);
  expect(missed.state.status).toBe("unknown");
});

test("a result that comes after all stands above a refusal", () => {
  const late = SEND_WINDOW + 1;
  const refused = run(tapped, [8000, unclear], [late, missing], [late, missing]);
  expect(refused.state.status).toBe("refused");
  expect(stepPlacement(refused.state, { type: "told", result: sampleResult() }, late + 1).state.status).toBe("decided");
});

test("a plain no to the first request is final; a later one may speak of a copy", () => {
  const no = { type: "turned down", reqUuid, why: "signed_out" } as const;
  expect(run(tapped, [10, no]).state).toMatchObject({ status: "refused", why: "signed_out" });
  expect(run(tapped, [8000, unclear], [10_000, no]).state.status).toBe("unknown");
  expect(run(tapped, [8000, unclear], [10_000, { ...no, why: "invalid" }]).state.status).toBe("refused");
});

test("a bet of an earlier page is asked for at once", () => {
  expect(run([50, { type: "restored", attempt }])).toMatchObject({ state: { status: "unknown" }, effect: "ask" });
});

test("a receipt is dismissed, a bet under way is not", () => {
  expect(run(tapped, [5, { type: "dismissed" }]).state.status).toBe("submitting");
  const over = run(tapped, [5, { type: "answered", reqUuid, placement: decided }], [9, { type: "dismissed" }]);
  expect(over.state).toEqual({ status: "idle" });
});

/** A book that keeps to its contract, behind a line that loses what it likes. */
const createBook = () => {
  let heldAt: number | null = null;
  return {
    /** Whether a request reaches it, and whether its answer comes back. */
    post: (at: number): Placement => {
      heldAt ??= at;
      return at >= heldAt + 3000 ? decided : { ...prepared(heldAt + 3000 - at) };
    },
    ask: (at: number): Placement | null => {
      if (heldAt === null) return null;
      return at >= heldAt + 3000 ? decided : prepared(heldAt + 3000 - at);
    },
    holds: (): boolean => heldAt !== null,
  };
};

const fate = fc.constantFrom("lost", "unanswered", "answered", "answered");

test("R10 PLACE-5 however the line fails, what is said in the end is what the book holds", () => {
  fc.assert(
    fc.property(fc.array(fate, { maxLength: 14 }), (fates) => {
      const book = createBook();
      let at = 0;
      let step = stepPlacement({ status: "idle" }, { type: "tapped", attempt }, at);
      // In the end the line is good.
      for (const turn of [...fates, ...Array<"answered">(40).fill("answered")]) {
        const { effect, state } = step;
        if (effect === null) break;
        if (typeof effect === "object") {
          at += effect.wait;
          step = stepPlacement(state, due, at);
          continue;
        }
        const answer = turn === "lost" ? null : effect === "post" ? book.post(at) : book.ask(at);
        at += turn === "answered" ? 50 : 8000;
        if (turn !== "answered") step = stepPlacement(state, unclear, at);
        else if (answer) step = stepPlacement(state, { type: "answered", reqUuid, placement: answer }, at);
        else step = stepPlacement(state, missing, at);
        if (step.state.status === "decided") expect(book.holds()).toBe(true);
        if (step.state.status === "refused") expect(book.holds()).toBe(false);
      }
      expect(["decided", "refused"]).toContain(step.state.status);
    }),
    { numRuns: 3000 },
  );
});
