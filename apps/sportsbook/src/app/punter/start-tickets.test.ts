// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { createAppConfig } from "../../config/app-config.ts";
import { defaultBrand } from "../../config/default-brand.ts";
import { createLiveEvents } from "../../data/event/live-events.ts";
import { createPriceStore } from "../../data/offer/price-store.ts";
import { createPreferencesStore } from "../../data/preferences/preferences-store.ts";
import type { Tickets } from "../../data/tickets/tickets-model.ts";
import { deviceStorage } from "../../env/web-storage.ts";
import type { PushSocket } from "../../net/push-socket.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { openQueryClient } from "../../test-support/query-client.ts";
import { settle } from "../../test-support/sample-api.ts";
import { detailOf, serverEvent } from "../../test-support/sample-event.ts";
import { sampleBet, sampleBetId } from "../../test-support/sample-ticket.ts";
import { createTestEnv } from "../../test-support/test-env.ts";
import { startTickets } from "./start-tickets.ts";

const setUp = () => {
  const time = createManualTime();
  const events = createLiveEvents({
    client: openQueryClient(),
    api: { event: async (id) => detailOf(serverEvent({ id })) },
    frames: time,
    prices: createPriceStore(time),
    listedVersion: () => 0,
    now: time.now,
    after: time.after,
    onRefused: () => undefined,
    onHeld: () => undefined,
  });
  const unused = (): never => {
    throw new Error("not asked for in this test");
  };
  const watchBets = vi.fn<PushSocket["watchBets"]>(async ({ bets }) => ({ watching: bets.length }));
  const channel = { limit: 10, watch: async () => undefined, unwatch: async () => undefined };
  const socket: PushSocket = {
    channels: { list: channel, lines: channel, full: channel },
    credentials: () => null,
    authorise: unused,
    watchBets,
    restart: unused,
    close: unused,
  };
  const tickets = createStore<Tickets | null>(() => null);
  const paths: string[] = [];
  const settings = structuredClone(defaultBrand.settings);
  settings.generalSettings.supplemental.list = [4];
  const brand = { ...defaultBrand, settings };
  const followed = startTickets({
    client: openQueryClient(),
    tickets,
    config: createAppConfig({ brand, currency: null, version: "test" }),
    locale: "en",
    narrow: { matches: false },
    preferences: createPreferencesStore({
      storage: deviceStorage,
      brand: "default",
      settings,
      currency: "EUR",
      theme: "dark",
    }),
    owner: "touchline jonas",
    call: async (path) => {
      paths.push(path);
      return path.startsWith("/api/bets?") ? { bets: [], next: null, open: 1 } : { bet: sampleBet() };
    },
    betslips: { assemble: unused, openRebet: () => false, share: unused },
    offer: { joinEvents: () => events },
    offerApi: { availableEvents: async (ids) => ids },
    push: { request: (send) => send(socket) },
    ...createTestEnv(time),
    onBalance: () => undefined,
  });
  const pass = async (): Promise<void> => {
    time.pass(1000);
    await settle();
    time.frame();
    await settle();
  };
  return { followed, tickets, paths, watchBets, events, pass };
};

test("BET-20 CASH-2 BET-16 a ticket is loaded with the brand's names, its value watched and its match followed", async () => {
  const { followed, tickets, paths, watchBets, events, pass } = setUp();
  const ticket = tickets.getState()?.openTicket(sampleBetId());
  followed.connected();
  for (let turn = 0; turn < 3; turn += 1) await pass();
  expect(paths).toContain(`/api/bets/${sampleBetId()}?locale=en&supplementalNameTypeIds=4`);
  expect(watchBets.mock.calls).toEqual([[{ bets: [sampleBetId()] }]]);
  expect(events.isHeld(7)).toBe(true);
  expect(ticket?.bet.getState()).toMatchObject({ value: { selections: [{ playStatus: "RUNNING" }] } });
  expect(tickets.getState()?.open.getState()).toBe(1);
});

test("BET-1 the bets leave the page with the punter", async () => {
  const { followed, tickets, events, pass } = setUp();
  tickets.getState()?.openTicket(sampleBetId());
  await pass();
  followed.close();
  await pass();
  expect(tickets.getState()).toBeNull();
  expect(events.isHeld(7)).toBe(false);
});
