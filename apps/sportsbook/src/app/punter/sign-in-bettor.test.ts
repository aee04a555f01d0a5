// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createAppConfig } from "../../config/app-config.ts";
import { defaultBrand } from "../../config/default-brand.ts";
import { createBetslipStore, NO_WALLET } from "../../data/betslip/betslip-store.ts";
import { createPreferencesStore } from "../../data/preferences/preferences-store.ts";
import { createSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import type { Tickets } from "../../data/tickets/tickets-model.ts";
import { deviceStorage } from "../../env/web-storage.ts";
import { createPushClient } from "../../net/push-client.ts";
import { createFakeTime } from "../../test-support/fake-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { createTestEnv } from "../../test-support/test-env.ts";
import { signInBettor } from "./sign-in-bettor.ts";
import type { StartedBetslips } from "./start-betslips.ts";

const WALLET = { enabled: true, currency: "EUR", activeCurrencyBalance: "100.00" };
const LIMITS = { currency: "EUR", minStake: "0.10", maxStake: "500.00", maxWinnings: "10000.00" };

afterEach(() => vi.unstubAllGlobals());

const signIn = (limitsAnswer = Response.json(LIMITS)) => {
  const time = createFakeTime();
  const client = openQueryClient();
  const store = createBetslipStore([]);
  let limits = limitsAnswer;
  vi.stubGlobal("fetch", async (path: string) => {
    if (path === "/api/bets/limits") return limits.clone();
    return path === "/api/punter/wallet" ? Response.json(WALLET) : new Response("", { status: 503 });
  });
  const nothing = (): void => undefined;
  const engine = { store, setPlayer: nothing, followMoney: nothing, onSignIn: nothing, sendNow: nothing };
  const { settings } = defaultBrand;
  const bettor = signInBettor({
    env: createTestEnv(time),
    client,
    owner: "touchline jonas",
    punter: { id: "jonas", name: "Jonas", currency: "EUR" },
    access: { token: () => "token", renew: async () => true, onRefused: () => undefined },
    host: { askWallet: nothing, onWallet: () => nothing },
    betslips: engine as unknown as StartedBetslips,
    place: {
      tickets: createStore<Tickets | null>(() => null),
      config: createAppConfig({ brand: defaultBrand, currency: null, version: "test" }),
      locale: "en",
      narrow: { matches: false },
      preferences: createPreferencesStore({
        storage: deviceStorage,
        brand: "default",
        settings,
        currency: "EUR",
        theme: "dark",
      }),
    },
    offer: {
      joinEvents: () => ({ event: () => undefined, subscribeEvent: () => nothing, followTickets: nothing }) as never,
    },
    offerApi: { availableEvents: async (ids) => ids },
    push: createPushClient(),
    notifyHost: nothing,
    saferGambling: createSaferGambling(),
  });
  const answerLimits = (response: Response): void => {
    limits = response;
  };
  return { time, client, store, bettor, answerLimits };
};

test("BOOT-6 nothing of a punter is left in the cache when they sign out", async () => {
  const { time, client, store, bettor } = signIn();
  await time.pass(1000);
  expect(store.getState().wallet.balance).toBe(10_000n);
  expect(store.getState().limits?.maxStake).toBe(50_000n);
  expect(client.getQueryCache().getAll()).not.toEqual([]);
  bettor.close();
  await time.pass(60_000);
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(store.getState()).toMatchObject({ wallet: NO_WALLET, limits: null });
});

test("BOOT-5 what was refused with a token that had ended is asked for again with the next", async () => {
  const { time, store, bettor, answerLimits } = signIn(new Response("", { status: 401 }));
  await time.pass(60_000);
  expect(store.getState().limits).toBeNull();
  answerLimits(Response.json(LIMITS));
  bettor.tokenRenewed();
  await time.pass(1000);
  expect(store.getState().limits?.maxStake).toBe(50_000n);
  bettor.close();
});
