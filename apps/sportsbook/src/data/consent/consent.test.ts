import { expect, test } from "vitest";
import { createMemoryStorage } from "../../test-support/test-env.ts";
import { createConsent, neededPurposes } from "./consent.ts";

test("CONFIG-3 nothing is agreed to before it is answered, and an answer outlives the page", () => {
  const storage = createMemoryStorage();
  const consent = createConsent({ storage, brand: "acme", isEmbedded: false });
  expect(consent.answers.getState()).toEqual({ analytics: null, recommendations: null });
  consent.answer({ analytics: true });
  consent.answer({ recommendations: false });
  const later = createConsent({ storage, brand: "acme", isEmbedded: false });
  expect(later.answers.getState()).toEqual({ analytics: true, recommendations: false });
  expect(createConsent({ storage, brand: "other", isEmbedded: false }).answers.getState().analytics).toBeNull();
});

test("CONFIG-3 in a host's page the host's answer holds, and is not stored here", () => {
  const storage = createMemoryStorage();
  createConsent({ storage, brand: "acme", isEmbedded: false }).answer({ analytics: true });
  const consent = createConsent({ storage, brand: "acme", isEmbedded: true });
  expect([consent.asks, consent.answers.getState().analytics]).toEqual([false, null]);
  consent.answer({ analytics: false, recommendations: true });
  expect(consent.answers.getState()).toEqual({ analytics: false, recommendations: true });
  expect(createConsent({ storage, brand: "acme", isEmbedded: false }).answers.getState()).toEqual({
    analytics: true,
    recommendations: null,
  });
});

test("CONFIG-3 a damaged answer is none", () => {
  const storage = createMemoryStorage();
  storage.write("consent.acme", '{"analytics":"yes"}');
  const { answers } = createConsent({ storage, brand: "acme", isEmbedded: false });
  expect(answers.getState()).toEqual({ analytics: null, recommendations: null });
});

test.each([
  [null, false, []],
  ["G-1", false, ["analytics"]],
  [null, true, ["recommendations"]],
  ["G-1", true, ["analytics", "recommendations"]],
] as const)("CONFIG-3 with analytics id %s and vaix %s consent is asked for %j", (analyticsId, vaix, purposes) => {
  expect(neededPurposes({ analyticsId, vaix })).toEqual(purposes);
});
