import type { PunterClaims, PunterMessage } from "@touchline/protocol";
import { CannotVerify } from "@touchline/server-kit";
import { expect, test } from "vitest";
import type { Outlet } from "../delivery/model.ts";
import { authorise } from "./authorise.ts";
import { createPunterRooms } from "./punter-rooms.ts";

const claimsOf = (sub: string, changes: Partial<PunterClaims> = {}): PunterClaims => ({
  iss: "https://host.example",
  aud: "touchline",
  sub,
  tenant: "touchline",
  sid: `session-${sub}`,
  currency: "EUR",
  iat: 0,
  exp: 100,
  ...changes,
});

const outletOf = () => {
  const written: string[] = [];
  const outlet: Outlet = {
    write: (frame) => void written.push(Buffer.from(frame).toString("latin1")),
    isDrained: () => true,
    onReceived: () => undefined,
  };
  return { outlet, written };
};

const setUp = () => {
  const open = new Set<string>();
  let clock = 0;
  const rooms = createPunterRooms({
    open: (tenant, punter) => {
      open.add(`${tenant}.${punter}`);
      return () => void open.delete(`${tenant}.${punter}`);
    },
    onLeave: () => undefined,
    now: () => clock,
  });
  return {
    rooms,
    open,
    at: (milliseconds: number): void => {
      clock = milliseconds;
    },
  };
};

const message: PunterMessage = { kind: "wallet", seq: 3, at: 5, balance: "12.50", currency: "EUR" };

test("PUSH-2 sends messages at once to the punter's own connections and to no others", () => {
  const { rooms } = setUp();
  const [phone, desktop, other, elsewhere] = [outletOf(), outletOf(), outletOf(), outletOf()];
  rooms.join({ outlet: phone.outlet, claims: claimsOf("ana") });
  rooms.join({ outlet: desktop.outlet, claims: claimsOf("ana") });
  rooms.join({ outlet: other.outlet, claims: claimsOf("bo") });
  rooms.join({ outlet: elsewhere.outlet, claims: claimsOf("ana", { tenant: "bethog" }) });
  rooms.deliver("touchline", "ana", message);
  expect(phone.written.join()).toContain(`42["wallet",${JSON.stringify(message)}]`);
  expect(desktop.written).toEqual(phone.written);
  expect(other.written).toEqual([]);
  expect(elsewhere.written).toEqual([]);
});

test("subscribes to a punter only while a connection is authorised for them", () => {
  const { rooms, open } = setUp();
  const [first, second] = [outletOf(), outletOf()];
  rooms.join({ outlet: first.outlet, claims: claimsOf("ana") });
  rooms.join({ outlet: second.outlet, claims: claimsOf("ana") });
  rooms.leave(first.outlet);
  expect([...open]).toEqual(["touchline.ana"]);
  rooms.leave(second.outlet);
  expect([...open]).toEqual([]);
  expect(rooms.leave(second.outlet)).toBe(false);
});

test("R12 a connection is authorised for one punter at a time", () => {
  const { rooms, open } = setUp();
  const { outlet, written } = outletOf();
  rooms.join({ outlet, claims: claimsOf("ana") });
  rooms.join({ outlet, claims: claimsOf("bo") });
  expect([...open]).toEqual(["touchline.bo"]);
  rooms.deliver("touchline", "ana", message);
  expect(written).toEqual([]);
});

test("R17 removes a connection whose token expired, and keeps one whose token was renewed", () => {
  const { rooms, at } = setUp();
  const [late, renewed] = [outletOf(), outletOf()];
  rooms.join({ outlet: late.outlet, claims: claimsOf("ana") });
  rooms.join({ outlet: renewed.outlet, claims: claimsOf("ana") });
  rooms.join({ outlet: renewed.outlet, claims: claimsOf("ana", { exp: 400 }) });
  at(100_000);
  rooms.dismissExpired();
  expect(late.written.join()).toContain('42["unauthorised"]');
  rooms.deliver("touchline", "ana", message);
  expect(late.written).toHaveLength(1);
  expect(renewed.written).toHaveLength(1);
});

test("R17 removes the connections of an ended session, and keeps other sessions of the punter", () => {
  const { rooms } = setUp();
  const [ended, going] = [outletOf(), outletOf()];
  rooms.join({ outlet: ended.outlet, claims: claimsOf("ana", { sid: "one" }) });
  rooms.join({ outlet: going.outlet, claims: claimsOf("ana", { sid: "two" }) });
  rooms.endSession({ tenant: "bethog", sid: "one", at: 0 });
  expect(ended.written).toEqual([]);
  rooms.endSession({ tenant: "touchline", sid: "one", at: 0 });
  rooms.deliver("touchline", "ana", message);
  expect(ended.written.join()).not.toContain("wallet");
  expect(going.written.join()).toContain("wallet");
});

const identity = {
  verify: async (token: string) => {
    if (token === "unknown") throw new CannotVerify("The host's keys cannot be fetched now");
    return token.startsWith("good") ? claimsOf(token.slice(5)) : null;
  },
  verifyHost: async () => null,
};

test.each<[string, unknown, object]>([
  ["a good token", { token: "good-ana", playerId: "ana" }, { punter: "ana", until: 100_000 }],
  ["a token of somebody else than it says", { token: "good-ana", playerId: "bo" }, { error: "UNAUTHORISED" }],
  ["a bad token", { token: "bad", playerId: "ana" }, { error: "UNAUTHORISED" }],
  ["a token that cannot be verified now", { token: "unknown", playerId: "ana" }, { error: "UNAUTHORISED" }],
  ["no token", { playerId: "ana" }, { error: "INVALID" }],
  ["nonsense", "ana", { error: "INVALID" }],
])("PUSH-1 R12 authorise with %s", async (_, asked, answer) => {
  const { rooms } = setUp();
  const { outlet } = outletOf();
  const options = { identity, rooms, flush: async () => {}, isOpen: () => true, mostOfSession: 0 };
  expect(await authorise(outlet, asked, options)).toEqual(answer);
  expect(rooms.size()).toBe("punter" in answer ? 1 : 0);
});

test("R17 a connection that sends a bad token after a good one is no longer authorised", async () => {
  const { rooms } = setUp();
  const { outlet } = outletOf();
  const options = { identity, rooms, flush: async () => {}, isOpen: () => true, mostOfSession: 0 };
  await authorise(outlet, { token: "good-ana", playerId: "ana" }, options);
  await authorise(outlet, { token: "bad", playerId: "ana" }, options);
  expect(rooms.size()).toBe(0);
});

test("does not authorise a connection that was lost while its token was verified", async () => {
  const { rooms } = setUp();
  const options = { identity, rooms, flush: async () => {}, isOpen: () => false, mostOfSession: 0 };
  await authorise(outletOf().outlet, { token: "good-ana", playerId: "ana" }, options);
  expect(rooms.size()).toBe(0);
});

test("R18 a session has no more authorised connections than it may, and other sessions have theirs", async () => {
  const { rooms } = setUp();
  const sessions = {
    ...identity,
    verify: async (token: string) => claimsOf("ana", { sid: token }),
  };
  const options = { identity: sessions, rooms, flush: async () => {}, isOpen: () => true, mostOfSession: 2 };
  const [first, second, third, other] = [outletOf(), outletOf(), outletOf(), outletOf()].map(({ outlet }) => outlet);
  const ask = (outlet: typeof first, token: string) =>
    authorise(outlet as NonNullable<typeof first>, { token, playerId: "ana" }, options);
  for (const outlet of [first, second, first]) expect(await ask(outlet, "one")).toMatchObject({ punter: "ana" });
  expect(await ask(third, "one")).toEqual({ error: "TOO_MANY" });
  expect(await ask(other, "two")).toMatchObject({ punter: "ana" });
  rooms.leave(second as NonNullable<typeof first>);
  expect(await ask(third, "one")).toMatchObject({ punter: "ana" });
});
