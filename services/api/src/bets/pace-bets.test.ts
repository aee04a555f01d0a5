import type { PlaceCommand } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { createPacedBets } from "./pace-bets.ts";

const of = (tenant: string) => ({ tenant }) as PlaceCommand;

const begin = (perSecond: number) => {
  const begun: { tenant: string; at: number }[] = [];
  const started = performance.now();
  const place = createPacedBets(async ({ tenant }) => {
    begun.push({ tenant, at: performance.now() - started });
    return { placement: {} } as never;
  }, perSecond);
  const countOf = (tenant: string): number => begun.filter((each) => each.tenant === tenant).length;
  return { begun, countOf, place };
};

test("R18 a tenant's placements are spread over the second, and another tenant's begin at once", async () => {
  const { begun, place } = begin(100);
  const flood = Promise.all(Array.from({ length: 50 }, () => place(of("noisy"))));
  await place(of("calm"));
  const calm = begun.find(({ tenant }) => tenant === "calm");
  expect(begun.indexOf(calm as never)).toBeLessThan(10);
  await flood;
  const last = begun.at(-1)?.at ?? 0;
  // 50 at 100 a second, of which the first slot waits for nothing.
  expect(last).toBeGreaterThan(400);
});

test("R18 who would wait too long is refused, and told when to come again", async () => {
  const { countOf, place } = begin(20);
  const results = await Promise.allSettled(Array.from({ length: 60 }, () => place(of("noisy"))));
  const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  expect(refused.length).toBe(60 - countOf("noisy"));
  expect(refused.length).toBeGreaterThanOrEqual(15);
  expect(refused[0]).toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("R18 without a limit nothing is in between", () => {
  const place = vi.fn();
  expect(createPacedBets(place, 0)).toBe(place);
});
