import { setImmediate } from "node:timers/promises";
import {
  BETS_SUBJECTS,
  type CalculationResult,
  MOST_WATCHED_BETS,
  type PunterClaims,
  shardOf,
  shardSubject,
  type WatchCommand,
  watchSubject,
} from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import type { Outlet } from "../delivery/model.ts";
import { createBetWatches } from "./bet-watches.ts";
import { createPunterRooms } from "./punter-rooms.ts";
import { watchBets } from "./watch-bets.ts";

const bet = (number: number): string => `0193a1b0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const [ONE, TWO, THREE] = [bet(1), bet(2), bet(3)];

const claimsOf = (sub: string): PunterClaims => ({
  iss: "https://host.example",
  aud: "touchline",
  sub,
  tenant: "touchline",
  sid: `session-${sub}`,
  currency: "EUR",
  iat: 0,
  exp: 100,
});

const worth = (betId: string, total = "9.40"): CalculationResult => ({
  betId,
  betProfileId: `${betId}.0`,
  at: 1,
  cashout: { allowed: true, processing: false, winnings: { total }, codes: [] },
});

const outletOf = () => {
  const written: string[] = [];
  const line = { drained: true };
  const outlet: Outlet = {
    write: (frame) => void written.push(Buffer.from(frame).toString("latin1")),
    isDrained: () => line.drained,
    onReceived: () => undefined,
  };
  return { outlet, written, line };
};

/** A bets service with the nodes `alive`, of which the first answers commands to any node. */
const setUp = (shards = 1) => {
  const asked: (WatchCommand & { readonly subject: string })[] = [];
  const open = new Set<string>();
  const alive = ["bets-1"];
  const watches = createBetWatches({
    by: "push-1",
    shards,
    open: ({ tenant, punter }) => {
      open.add(`${tenant}.${punter}`);
      return () => void open.delete(`${tenant}.${punter}`);
    },
    ask: async (subject, command) => {
      asked.push({ subject, ...command });
      if (subject.endsWith("bets.watch")) return alive[0] ?? null;
      return alive.find((node) => watchSubject(node) === subject) ?? null;
    },
  });
  const rooms = createPunterRooms({ open: () => () => undefined, onLeave: watches.leave, now: () => 200_000 });
  const join = (sub: string) => {
    const client = outletOf();
    rooms.join({ outlet: client.outlet, claims: claimsOf(sub) });
    return client;
  };
  const watch = (outlet: Outlet, bets: readonly string[]) => watchBets(outlet, { bets }, { rooms, watches });
  /** Resolves when this many commands were sent; each waits for the answer to the one before. */
  const untilSent = (count: number) => vi.waitFor(() => expect(asked).toHaveLength(count));
  return { watches, rooms, asked, open, alive, join, watch, untilSent };
};

const ANA = { tenant: "touchline", punter: "ana" };

test("CASH-2 PUSH-2 sends a value to those of the punter's connections that watch the bet", () => {
  const { watches, join, watch } = setUp();
  const [phone, desktop, other] = [join("ana"), join("ana"), join("bo")];
  expect(watch(phone.outlet, [ONE, TWO, ONE])).toEqual({ watching: 2 });
  watch(desktop.outlet, [TWO]);
  watch(other.outlet, [ONE]);
  watches.deliver(ANA, worth(ONE));
  expect(phone.written.join()).toContain(`42["calculationResult",${JSON.stringify(worth(ONE))}]`);
  expect(desktop.written).toEqual([]);
  expect(other.written).toEqual([]);
});

test("CASH-2 sends all bets of a punter's connections to the bets service, and later commands to the node that answered", async () => {
  const { watches, asked, join, watch, untilSent } = setUp();
  watch(join("ana").outlet, [ONE, TWO]);
  await untilSent(1);
  watch(join("ana").outlet, [TWO, THREE]);
  await untilSent(2);
  watches.renew();
  await untilSent(3);
  expect(asked[0]).toEqual({ subject: "bets.watch", ...ANA, by: "push-1", bets: [ONE, TWO] });
  expect(asked[1]).toEqual({ subject: "bets.watch.bets-1", ...ANA, by: "push-1", bets: [ONE, TWO, THREE] });
  expect(asked[2]).toEqual(asked[1]);
});

test("CASH-2 asks another bets node when the one with the watch is gone", async () => {
  const { watches, asked, alive, join, watch, untilSent } = setUp();
  watch(join("ana").outlet, [ONE]);
  await untilSent(1);
  alive.splice(0, 1, "bets-2");
  watches.renew();
  await untilSent(3);
  watches.renew();
  await untilSent(4);
  expect(asked.map(({ subject }) => subject)).toEqual([
    "bets.watch",
    "bets.watch.bets-1",
    "bets.watch",
    "bets.watch.bets-2",
  ]);
});

test("CASH-2 asks the nodes of the punter's shard first, and the node that answered later", async () => {
  const { watches, asked, join, watch, untilSent } = setUp(2);
  const watchers = ["ana", "punter-2"].map((punter) => ({ tenant: "touchline", punter }));
  for (const { punter } of watchers) watch(join(punter).outlet, [ONE]);
  await untilSent(2);
  watches.renew();
  await untilSent(4);
  const subjects = watchers.map((watcher) => shardSubject(BETS_SUBJECTS.watch, shardOf(watcher, 2)));
  expect(new Set(subjects).size).toBe(2);
  expect(asked.map(({ subject }) => subject)).toEqual([...subjects, "bets.watch.bets-1", "bets.watch.bets-1"]);
});

test("PUSH-2 asks again at the next renewal when no bets node answered", async () => {
  const { watches, asked, alive, join, watch, untilSent } = setUp();
  alive.length = 0;
  watch(join("ana").outlet, [ONE]);
  await untilSent(1);
  alive.push("bets-1");
  watches.renew();
  await untilSent(2);
  expect(asked.map(({ subject }) => subject)).toEqual(["bets.watch", "bets.watch"]);
});

test.each<[string, (scene: ReturnType<typeof setUp>, outlet: Outlet) => void]>([
  ["an empty list", ({ watch }, outlet) => void watch(outlet, [])],
  ["a connection that is cut", ({ rooms }, outlet) => void rooms.leave(outlet)],
  ["a token that is good no more", ({ rooms }) => rooms.dismissExpired()],
  ["an ended session", ({ rooms }) => rooms.endSession({ tenant: "touchline", sid: "session-ana", at: 0 })],
  ["another punter", ({ rooms }, outlet) => rooms.join({ outlet, claims: claimsOf("bo") })],
])("R12 CASH-2 %s ends the watch, and the bets service is told", async (_, end) => {
  const scene = setUp();
  const { outlet, written } = scene.join("ana");
  scene.watch(outlet, [ONE]);
  await scene.untilSent(1);
  expect([...scene.open]).toEqual(["touchline.ana"]);
  end(scene, outlet);
  const before = written.length;
  await scene.untilSent(2);
  expect(scene.asked[1]).toMatchObject({ subject: "bets.watch.bets-1", bets: [] });
  expect([...scene.open]).toEqual([]);
  scene.watches.deliver(ANA, worth(ONE));
  expect(written).toHaveLength(before);
  scene.watches.renew();
  await setImmediate();
  expect(scene.asked).toHaveLength(2);
});

test("R12 refuses an unauthorised connection and a malformed message", () => {
  const { watches, rooms, asked, open, join } = setUp();
  const options = { rooms, watches };
  expect(watchBets(outletOf().outlet, { bets: [ONE] }, options)).toEqual({ error: "UNAUTHORISED" });
  const { outlet } = join("ana");
  expect(watchBets(outlet, { bets: ["1"] }, options)).toEqual({ error: "INVALID" });
  const tooMany = Array.from({ length: MOST_WATCHED_BETS + 1 }, (__, index) => bet(index));
  expect(watchBets(outlet, { bets: tooMany }, options)).toEqual({ error: "INVALID" });
  expect(asked).toEqual([]);
  expect([...open]).toEqual([]);
});

test("keeps the watched bets when the token is renewed", () => {
  const { watches, rooms, join, watch } = setUp();
  const { outlet, written } = join("ana");
  watch(outlet, [ONE]);
  rooms.join({ outlet, claims: { ...claimsOf("ana"), exp: 900 } });
  watches.deliver(ANA, worth(ONE));
  expect(written).toHaveLength(1);
});

test("CASH-2 sends a slow connection the latest value of each bet, without a queue", () => {
  const { watches, join, watch } = setUp();
  const { outlet, written, line } = join("ana");
  watch(outlet, [ONE, TWO]);
  line.drained = false;
  for (const total of ["1.00", "2.00", "3.00"]) watches.deliver(ANA, worth(ONE, total));
  watches.deliver(ANA, worth(TWO, "7.00"));
  watches.catchUp();
  expect(written).toEqual([]);
  line.drained = true;
  watches.catchUp();
  expect(written).toHaveLength(2);
  expect(written[0]).toContain('"total":"3.00"');
  expect(written[1]).toContain('"total":"7.00"');
});
