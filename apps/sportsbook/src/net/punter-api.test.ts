import { punterRoutes } from "@touchline/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { HttpError } from "./http.ts";
import { createPunterApi, isRefusal } from "./punter-api.ts";
import { askRefusal, TokenRefused } from "./punter-call.ts";

const favourites = { tournaments: [3], events: [7], markets: [] };
const change = {
  tournaments: [],
  events: [7],
  markets: [],
  tournamentsForRemoval: [],
  eventsForRemoval: [8],
  marketsForRemoval: [],
};

const setUp = (...responses: (Response | Promise<Response>)[]) => {
  const requests: { path: string; method: string; bearer: string | null; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    requests.push({
      path,
      method: init.method ?? "GET",
      bearer: new Headers(init.headers).get("authorization"),
      body: init.body ? JSON.parse(String(init.body)) : undefined,
    });
    return responses.shift() ?? new Response("", { status: 500 });
  });
  let token: string | null = "first";
  const renew = vi.fn(async () => {
    token = "second";
    return true;
  });
  const onRefused = vi.fn();
  const api = createPunterApi({ token: () => token, renew, onRefused });
  const signOut = (): void => {
    token = null;
  };
  return { api, requests, renew, onRefused, signOut };
};

afterEach(() => vi.unstubAllGlobals());

test("FAV-1 FAV-2 favourites are asked for and changed by the contract", async () => {
  const { api, requests } = setUp(Response.json(favourites), Response.json(favourites));
  expect(await api.favourites()).toEqual(favourites);
  expect(await api.changeFavourites(change)).toEqual(favourites);
  const { favourites: read, changeFavourites: write } = punterRoutes;
  expect(requests).toEqual([
    { path: read.path, method: read.method, bearer: "Bearer first", body: undefined },
    { path: write.path, method: write.method, bearer: "Bearer first", body: change },
  ]);
  expect(write.body.safeParse(change).success).toBe(true);
});

test("PREF-1 preferences are asked for and changed by the contract", async () => {
  const { api, requests } = setUp(Response.json({ theme: "light" }), Response.json({ theme: "dark" }));
  expect(await api.preferences()).toEqual({ theme: "light" });
  expect(await api.changePreferences({ theme: "dark" })).toEqual({ theme: "dark" });
  const { preferences: read, changePreferences: write } = punterRoutes;
  expect(requests.map(({ path, method }) => [path, method])).toEqual([
    [read.path, read.method],
    [write.path, write.method],
  ]);
});

const refused = (message?: string): Response =>
  message ? Response.json({ code: "UNAUTHORISED", message }, { status: 401 }) : new Response("", { status: 401 });

test("a token that is good no more is replaced, once", async () => {
  const { api, requests, renew } = setUp(refused(), Response.json(favourites), refused(), refused());
  expect(await api.favourites()).toEqual(favourites);
  expect(requests.map(({ bearer }) => bearer)).toEqual(["Bearer first", "Bearer second"]);
  await expect(api.favourites()).rejects.toMatchObject({ status: 401 });
  expect(renew).toHaveBeenCalledTimes(2);
  // The host gave the refused token again, so that there was none to try.
  expect(requests).toHaveLength(3);
});

test("R12 calls that were sent with one token and refused later have it replaced once", async () => {
  const late = Promise.withResolvers<Response>();
  const { api, requests, renew } = setUp(refused(), late.promise, Response.json(favourites), Response.json(favourites));
  const calls = [api.favourites(), api.favourites()];
  await calls[0];
  late.resolve(refused());
  await Promise.all(calls);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(requests.map(({ bearer }) => bearer)).toEqual([
    "Bearer first",
    "Bearer first",
    "Bearer second",
    "Bearer second",
  ]);
});

test("R12 a host that gives the refused token again has it reported, and is not asked by other calls", async () => {
  const { api, onRefused, renew, signOut } = setUp(refused("why"));
  renew.mockResolvedValue(true);
  onRefused.mockImplementation(signOut);
  await expect(api.favourites()).rejects.toThrow(HttpError);
  await expect(api.favourites()).rejects.toThrow(HttpError);
  expect(onRefused.mock.calls).toEqual([["first", new TokenRefused("why")]]);
  expect(renew).toHaveBeenCalledTimes(1);
});

test("who is signed in no more does not ask", async () => {
  const { api, requests, signOut } = setUp();
  signOut();
  await expect(api.favourites()).rejects.toMatchObject({ status: 401 });
  expect(requests).toEqual([]);
});

test.each([{ events: [1] }, { ...favourites, markets: ["x"] }, null, []])("%j is no answer", async (answer) => {
  const { api } = setUp(Response.json(answer));
  await expect(api.favourites()).rejects.toThrow("not favourites");
});

test("only what the server will never take is a refusal", () => {
  expect([400, 401, 429, 500, 503].filter((status) => isRefusal(new HttpError("/", status)))).toEqual([400]);
  expect(isRefusal(new TypeError("no line"))).toBe(false);
});

test("R12 a token that is refused although it is new is reported, with the platform's words", async () => {
  const { api, onRefused } = setUp(refused("old"), refused("The token was refused (issuer): …"));
  await expect(api.favourites()).rejects.toThrow(HttpError);
  expect(onRefused.mock.calls).toEqual([["second", new TokenRefused("The token was refused (issuer): …")]]);
});

test("R12 a token that could not be replaced is not reported: the host may come back", async () => {
  const { api, onRefused, renew } = setUp(refused(), refused());
  renew.mockResolvedValue(false);
  await expect(api.favourites()).rejects.toThrow(HttpError);
  expect(onRefused).not.toHaveBeenCalled();
});

test.each([
  [refused("why"), new TokenRefused("why")],
  [refused(), new TokenRefused("The platform refused the token")],
  [new Response("", { status: 503 }), null],
  [Response.json({}), null],
])("R12 only a refusal says something against a token (%#)", async (response, refusal) => {
  const { requests } = setUp(response);
  expect(await askRefusal("third")).toEqual(refusal);
  expect(requests[0]).toMatchObject({ path: "/api/punter/wallet", bearer: "Bearer third" });
});
