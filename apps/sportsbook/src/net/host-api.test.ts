import { HOST_PATHS } from "@touchline/protocol";
import { afterEach, expect, test, vi } from "vitest";
import { askHost, signOutOfHost } from "./host-api.ts";

const token = {
  token: "a.b.c",
  expiresAt: 1_800_000_000_000,
  tenant: "touchline",
  punter: { id: "jonas-keller", name: "Jonas Keller", currency: "EUR" },
};

const answerWith = (response: () => Promise<Response>) => {
  const fetch = vi.fn(response);
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

test("who is signed in is asked on the origin of the app", async () => {
  const fetch = answerWith(async () => Response.json(token));
  expect(await askHost()).toEqual({ kind: "signedIn", token });
  expect(fetch).toHaveBeenCalledWith(HOST_PATHS.token, expect.anything());
});

test.each([
  ["401", () => new Response("{}", { status: 401 }), "nobody"],
  ["204", () => new Response(null, { status: 204 }), "nobody"],
  ["404", () => new Response("", { status: 404 }), "noHost"],
  ["403", () => new Response("", { status: 403 }), "noHost"],
  ["a page instead of a token", () => new Response("<!doctype html>"), "noHost"],
  ["a token without a punter", () => Response.json({ ...token, punter: undefined }), "noHost"],
  ["null", () => Response.json(null), "noHost"],
  ["502", () => new Response("", { status: 502 }), "unreachable"],
])("NAV-9 %s", async (_, response, kind) => {
  answerWith(async () => response());
  expect(await askHost()).toEqual({ kind });
});

test("NAV-9 no line", async () => {
  answerWith(() => Promise.reject(new TypeError("no line")));
  expect(await askHost()).toEqual({ kind: "unreachable" });
});

test("BOOT-6 signing out is the host's to do, and a refusal is an error", async () => {
  const fetch = answerWith(async () => new Response(null, { status: 204 }));
  await signOutOfHost();
  expect(fetch).toHaveBeenCalledWith(HOST_PATHS.signOut, expect.objectContaining({ method: "POST" }));
  answerWith(async () => new Response("", { status: 500 }));
  await expect(signOutOfHost()).rejects.toThrow("500");
});
