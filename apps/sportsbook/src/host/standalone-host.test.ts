import { HOST_PATHS } from "@touchline/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { createStandaloneHost } from "./standalone-host.ts";

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const TOKEN = `${encode({ alg: "ES256" })}.${encode({ sub: "jonas-käller", tenant: "touchline", currency: "EUR", exp: 1_800_000_000 })}.c2ln`;

const fetch = vi.fn(async (_path: string) => new Response(null, { status: 204 }));
vi.stubGlobal("fetch", fetch);
afterEach(() => fetch.mockClear());

test("BOOT-2 a token that the address gave names the punter at the start, without asking anybody", async () => {
  expect(await createStandaloneHost(TOKEN).ask("start")).toEqual({
    kind: "signedIn",
    token: {
      token: TOKEN,
      expiresAt: 1_800_000_000_000,
      tenant: "touchline",
      punter: { id: "jonas-käller", name: "jonas-käller", currency: "EUR" },
    },
  });
  expect(fetch).not.toHaveBeenCalled();
});

test("BOOT-2 once it was refused or is about to end, the operator's site is asked, and it is not used again", async () => {
  const host = createStandaloneHost(TOKEN);
  await host.ask("start");
  expect(await host.ask("refused")).toEqual({ kind: "nobody" });
  expect(await host.ask("start")).toEqual({ kind: "nobody" });
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([HOST_PATHS.token, HOST_PATHS.token]);
});

test.each(["", "secret", "a.b.c", `x.${encode({ sub: 7 })}.y`, `x.${encode({ sub: "j", tenant: "t", exp: 1 })}.y`])(
  "BOOT-2 what is no token (%s) names nobody: the operator's site is asked",
  async (token) => {
    expect(await createStandaloneHost(token).ask("start")).toEqual({ kind: "nobody" });
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);
