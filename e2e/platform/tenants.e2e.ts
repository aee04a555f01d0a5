import {
  betRoutes,
  betslipRoutes,
  clientEvents,
  hostRoutes,
  PUSH_PATH,
  placementSchema,
  punterRoutes,
  ticketRoutes,
  walletSchema,
} from "@touchline/protocol";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeRequest, readMarket } from "../../faults/market.ts";
import { BRANDS, type Platform, startPlatform } from "../../faults/platform.ts";
import { createRandom } from "../../faults/random.ts";
import { waitUntil } from "../../stack/process.ts";

/**
 * The token alone decides whose data is accessed: every call and every socket event is made with the tokens of others. `ana` is a punter of
 * both tenants; her data at the first tenant is marked, and no other caller may see it.
 */
const ANA = { tenant: "touchline", punter: "ana" };
const OTHERS = [
  { tenant: "touchline", punter: "bo" },
  { tenant: "bethog", punter: "ana" },
  { tenant: "bethog", punter: "bo" },
];
const MARKED_EVENT = 771_771;
const MARKED_MONEY = "4321.09";
const MARKED_SLIP = "only-anas-slip";

let platform: Platform;
let bet: ReturnType<typeof makeRequest>;
/** The id of Ana's bet. */
let betId: string;

const tokenOf = ({ tenant, punter }: typeof ANA): Promise<string> => platform.hosts.tokenOf(tenant, punter);

const call = async (method: string, path: string, token: string | null, body?: object): Promise<Response> =>
  fetch(`${platform.stack.apiUrl}${path}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

const until = (isSo: () => Promise<boolean>): Promise<void> => waitUntil("it is so", isSo, { timeout: 15_000 });

beforeAll(async () => {
  platform = await startPlatform();
  const token = await tokenOf(ANA);
  await platform.deposit(ANA.tenant, ANA.punter, MARKED_MONEY, crypto.randomUUID());
  for (const { tenant, punter } of OTHERS) await platform.deposit(tenant, punter, "10.00", crypto.randomUUID());
  await call("POST", punterRoutes.changeFavourites.path, token, { events: [MARKED_EVENT] });
  await call("POST", punterRoutes.changePreferences.path, token, { theme: MARKED_SLIP });
  await call("POST", punterRoutes.keepBetslips.path, token, { base: 0, content: { name: MARKED_SLIP } });
  // A prematch event does not end during the test.
  const market = (await readMarket(platform.stack.apiUrl)).filter(({ game }) => game === "PREMATCH");
  const made = makeRequest(market, createRandom(7), BRANDS.touchline as string);
  bet = { ...made, bets: made.bets.map((each) => ({ ...each, stake: "1.00" })) };
  const placed = await call("POST", betRoutes.place.path, token, bet);
  expect([200, 202]).toContain(placed.status);
}, 180_000);
afterAll(() => platform?.stop());

interface Listed {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
}

const listed = (
  routes: Readonly<Record<string, { readonly method: "GET" | "POST"; readonly path: string }>>,
): Listed[] => Object.entries(routes).map(([name, { method, path }]) => ({ name, method, path }));

const PUNTERS = [...listed(punterRoutes), ...listed(betRoutes), ...listed(ticketRoutes)];

/** A valid body of the call; claims about the punter in it must have no effect. */
const bodyOf = ({ name }: Listed): object | undefined => {
  const bodies: Readonly<Record<string, () => object>> = {
    changeFavourites: () => ({ eventsForRemoval: [MARKED_EVENT] }),
    changePreferences: () => ({ theme: "theirs" }),
    keepBetslips: () => ({ base: 1, content: { name: "theirs" } }),
    place: () => ({ ...bet, bets: bet.bets.map((each) => ({ ...each, stake: "2.00" })) }),
    cashOut: () => ({
      ...{ reqUuid: crypto.randomUUID(), betProfileId: `${betId}.0`, source: "ticket_check" },
      cashout: { winnings: { total: "0.01" }, part: null },
    }),
    addRule: () => ({
      ...{ id: crypto.randomUUID(), kind: "stop", amount: "0.50", part: null, notifyOnly: false, from: null },
      betProfileId: `${betId}.0`,
    }),
    removeRule: () => ({ id: crypto.randomUUID(), amount: "0.50", betProfileId: `${betId}.0` }),
    cancel: () => ({ reqUuid: crypto.randomUUID(), betId }),
    deposit: () => ({ reqUuid: crypto.randomUUID(), punter: ANA.punter, currency: "EUR", amount: "5.00" }),
    withdraw: () => ({ reqUuid: crypto.randomUUID(), punter: ANA.punter, currency: "EUR", amount: "5.00" }),
    setLimits: () => ({
      ...{ punter: ANA.punter, currency: "EUR", timeOutUntil: null },
      limits: [{ kind: "deposit", period: "day", amount: "1000.00" }],
    }),
    endSession: () => ({ sid: "session-ana" }),
  };
  return bodies[name]?.();
};

/** The address of Ana's data. */
const addressOf = ({ name, path }: Listed): string => {
  const since = name === "position" ? `&since=${Date.now() - 3_600_000}` : "";
  const day = name === "reconciliation" ? "&day=2026-01-31" : "";
  const claims = `playerId=${ANA.punter}&punter=${ANA.punter}&tenant=${ANA.tenant}${since}${day}`;
  return `${path.replace(":reqUuid", bet.reqUuid).replace(":betId", betId)}?${claims}`;
};

const anasOwn = async () => {
  const token = await tokenOf(ANA);
  const read = async (path: string) => (await call("GET", path, token)).json();
  const placement = placementSchema.parse(await read(betRoutes.placement.path.replace(":reqUuid", bet.reqUuid)));
  return {
    favourites: await read(punterRoutes.favourites.path),
    preferences: await read(punterRoutes.preferences.path),
    betslips: await read(punterRoutes.betslips.path),
    placement: placement.state,
    bets: placement.state === "DECIDED" ? placement.result.bets.map(({ id }) => id) : [],
    tickets: ticketRoutes.bets.answer
      .parse(await read(ticketRoutes.bets.path))
      .bets.map(({ id, betProfileId, phase, rules }) => ({ id, betProfileId, phase, rules })),
    wallet: walletSchema.parse(await read(betRoutes.wallet.path)),
  };
};

describe("R11 R12 every call of a punter", () => {
  beforeAll(async () => {
    await until(async () => (await anasOwn()).placement === "DECIDED");
    betId = (await anasOwn()).bets[0] as string;
  });

  test.each(
    PUNTERS.flatMap((route) =>
      OTHERS.map((other) => [route.method, route.name, other.tenant, other.punter, route, other] as const),
    ),
  )(
    "%s %s by %s/%s has nothing of hers and changes nothing of hers",
    async (_method, _name, _tenant, _punter, route, other) => {
      const before = await anasOwn();
      const answer = await call(route.method, addressOf(route), await tokenOf(other), bodyOf(route));
      const said = await answer.text();
      for (const mark of [String(MARKED_EVENT), MARKED_SLIP, "4321", "4320", ...before.bets])
        expect(said).not.toContain(mark);
      expect(await anasOwn()).toEqual(before);
    },
  );

  test.each(PUNTERS.map((route) => [route.method, route.name, route] as const))(
    "%s %s answers nobody without a valid token",
    async (_method, _name, route) => {
      const good = await tokenOf(ANA);
      const [head, body] = good.split(".");
      const tokens = [null, "", "nonsense", `${head}.${body}.`, await platform.hosts.hostTokenOf("touchline")];
      for (const token of tokens)
        expect((await call(route.method, addressOf(route), token, bodyOf(route))).status).toBe(401);
    },
  );
});

describe("R11 R12 every call of a host", () => {
  test.each(listed(hostRoutes).map((route) => [route.name, route] as const))(
    "%s is refused to punters and strangers, and reaches its own tenant only",
    async (_name, route) => {
      const before = await anasOwn();
      for (const token of [null, "nonsense", await tokenOf(ANA), await tokenOf({ tenant: "bethog", punter: "ana" })])
        expect((await call(route.method, addressOf(route), token, bodyOf(route))).status).toBe(401);
      const theirs = await platform.hosts.hostTokenOf("bethog");
      expect((await call(route.method, addressOf(route), theirs, bodyOf(route))).status).toBe(200);
      expect(await anasOwn()).toEqual(before);
    },
  );
});

test("R11 a booking code is valid for its own tenant only", async () => {
  const [selection] = bet.selections;
  const betslip = {
    type: "single",
    selections: [{ eventId: selection?.eventId, slots: selection?.slots, odds: selection?.odds }],
    bankers: [],
  };
  const shared = await call("POST", betslipRoutes.share.path, null, { tenant: "touchline", betslip });
  const { code } = (await shared.json()) as { code: string };
  const load = async (tenant: string) =>
    (await call("GET", `${betslipRoutes.shared.path.replace(":code", code)}?tenant=${tenant}`, null)).status;
  expect([await load("touchline"), await load("bethog"), await load("nobody")]).toEqual([200, 404, 404]);
});

describe("R11 R12 R17 every event of the socket", () => {
  const sockets: Socket[] = [];
  afterAll(() => {
    for (const socket of sockets) socket.close();
  });

  const connect = async (query: object, auth: object = {}) => {
    const socket = io(platform.stack.pushUrls[0] as string, {
      path: PUSH_PATH,
      transports: ["websocket"],
      forceNew: true,
      query,
      auth,
    });
    sockets.push(socket);
    const heard: { readonly event: string; readonly text: string }[] = [];
    socket.onAny((event: string, ...items: unknown[]) => heard.push({ event, text: JSON.stringify(items) }));
    await new Promise<void>((resolve) => socket.once("connect", () => resolve()));
    return { socket, heard };
  };

  test("PUSH-1 CASH-2 only Ana's own token receives her messages, whatever others claim", async () => {
    const hers = await connect({ playerId: "ana" }, { token: await tokenOf(ANA) });
    const claims = { playerId: "ana", tenant: "touchline" };
    const strangers = [await connect(claims), await connect(claims, { token: "nonsense" })];
    for (const other of OTHERS) strangers.push(await connect(claims, { token: await tokenOf(other) }));
    for (const { socket } of strangers)
      for (const event of Object.keys(clientEvents)) {
        const message = {
          token: await tokenOf(OTHERS[0] as typeof ANA),
          playerId: "ana",
          level: "list",
          events: [],
          bets: [betId],
        };
        await socket.timeout(5_000).emitWithAck(event, message);
      }
    const theirs = await connect({ playerId: "bo" }, { token: await tokenOf(OTHERS[0] as typeof ANA) });

    // The absence of a message cannot be awaited: a later message proves that nothing came before it.
    await until(async () => {
      await platform.deposit(ANA.tenant, ANA.punter, "1.00", crypto.randomUUID());
      return hers.heard.some(({ event }) => event === "wallet");
    });
    await until(async () => {
      await platform.deposit("touchline", "bo", "1.00", crypto.randomUUID());
      return theirs.heard.some(({ event }) => event === "wallet");
    });
    await hers.socket.timeout(5_000).emitWithAck("watchBets", { bets: [betId] });
    await until(async () => hers.heard.some(({ event }) => event === "calculationResult"));
    for (const { heard } of strangers)
      expect(heard.filter(({ event }) => ["wallet", "placementResult", "calculationResult"].includes(event))).toEqual(
        [],
      );
    expect(theirs.heard.some(({ text }) => text.includes("4321") || text.includes("4322"))).toBe(false);
  });

  test("R17 BOOT-6 within five seconds of the end of her session she receives nothing and can do nothing", async () => {
    const token = await platform.hosts.tokenOf("touchline", "cy", "EUR", "cys-session");
    const { heard } = await connect({ playerId: "cy" }, { token });
    await until(async () => {
      await platform.deposit("touchline", "cy", "1.00", crypto.randomUUID());
      return heard.some(({ event }) => event === "wallet");
    });
    const host = await platform.hosts.hostTokenOf("touchline");
    const ended = Date.now();
    expect((await call("POST", hostRoutes.endSession.path, host, { sid: "cys-session" })).status).toBe(200);
    await expect.poll(() => heard.some(({ event }) => event === "unauthorised"), { timeout: 5_000 }).toBe(true);
    await expect
      .poll(async () => (await call("GET", betRoutes.wallet.path, token)).status, { timeout: 5_000 })
      .toBe(401);
    expect(Date.now() - ended).toBeLessThan(5_000);
    const before = heard.length;
    await platform.deposit("touchline", "cy", "1.00", crypto.randomUUID());
    const again = await connect({ playerId: "cy" }, { token });
    await again.socket.timeout(5_000).emitWithAck("authorise", { token, playerId: "cy" });
    expect(heard.slice(before).filter(({ event }) => event === "wallet")).toEqual([]);
    expect((await call("POST", betRoutes.place.path, token, bet)).status).toBe(401);
  });
});
