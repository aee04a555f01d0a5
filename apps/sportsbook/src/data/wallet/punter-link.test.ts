import type { Authorise, AuthoriseAnswer } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { createManualTime } from "../../test-support/manual-time.ts";
import { settle } from "../../test-support/sample-api.ts";
import { createPunterLink } from "./punter-link.ts";

const welcome: AuthoriseAnswer = { punter: "jonas", until: 1 };
const refused: AuthoriseAnswer = { error: "UNAUTHORISED" };
const silence = new Error("timeout");

const setUp = (...answers: (AuthoriseAnswer | Error)[]) => {
  const time = createManualTime();
  let number = 1;
  const said: string[] = [];
  const authorise = vi.fn(async ({ token }: Authorise) => {
    said.push(token);
    const answer = answers.shift() ?? welcome;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const renew = vi.fn(async () => {
    number += 1;
  });
  const onAuthorised = vi.fn();
  const reconnect = vi.fn();
  const link = createPunterLink({
    playerId: "jonas",
    authorise,
    token: () => `token ${number}`,
    renew,
    reconnect,
    after: time.after,
    onAuthorised,
    report: () => undefined,
  });
  return { time, link, said, renew, reconnect, onAuthorised };
};

test("PUSH-1 BOOT-5 each new connection is told whose it is, and then what was missed is asked for", async () => {
  const { link, said, onAuthorised } = setUp();
  link.up(false);
  await settle();
  link.down();
  link.up(true);
  await settle();
  expect(said).toEqual(["token 1", "token 1"]);
  expect(onAuthorised).toHaveBeenCalledTimes(2);
});

test("PUSH-1 a connection is opened with the player id and the token of its moment", async () => {
  const { link, renew } = setUp();
  expect(link.credentials()).toEqual({ playerId: "jonas", token: "token 1" });
  await renew();
  expect(link.credentials()).toEqual({ playerId: "jonas", token: "token 2" });
});

test("PUSH-1 a new token is said over the connection that there is, and over none where there is none", async () => {
  const { link, said } = setUp();
  link.renewed();
  await settle();
  expect(said).toEqual([]);
  link.up(false);
  link.renewed();
  await settle();
  expect(said).toEqual(["token 1", "token 1"]);
});

test("a token that is refused is replaced once, and then tried again only now and then", async () => {
  const { time, link, said, renew, onAuthorised } = setUp(refused, refused);
  link.up(false);
  await settle();
  expect(said).toEqual(["token 1", "token 2"]);
  expect(renew).toHaveBeenCalledTimes(1);
  time.pass(14_999);
  expect(said).toHaveLength(2);
  time.pass(1);
  await settle();
  expect(onAuthorised).toHaveBeenCalledTimes(1);
});

test("a node that takes the right away makes the host be asked", async () => {
  const { link, said, renew } = setUp();
  link.up(false);
  await settle();
  await link.unauthorised();
  await settle();
  expect(renew).toHaveBeenCalledTimes(1);
  expect(said.at(-1)).toBe("token 2");
});

test("no answer of a server that has answered before is tried again, until the connection is lost", async () => {
  const { time, link, said, reconnect } = setUp(welcome, silence, silence);
  link.up(false);
  await settle();
  link.renewed();
  await settle();
  time.pass(2000);
  await settle();
  expect(said).toHaveLength(3);
  link.down();
  time.pass(60_000);
  expect(said).toHaveLength(3);
  expect(reconnect).not.toHaveBeenCalled();
});

test("PUSH-1 a server that knows only the handshake gets a new connection for whoever signs in on a visitor's", async () => {
  const { link, said, reconnect, onAuthorised } = setUp(silence);
  link.up(false);
  await settle();
  expect(reconnect).toHaveBeenCalledTimes(1);
  expect(onAuthorised).not.toHaveBeenCalled();
  link.down();
  link.up(true);
  await settle();
  expect(onAuthorised).toHaveBeenCalledTimes(1);
  expect(said).toHaveLength(1);
  // The connection stays the punter's when their token is replaced.
  link.renewed();
  await settle();
  expect([reconnect.mock.calls.length, said.length]).toEqual([1, 1]);
});

test("PUSH-1 a server that knows only the handshake gets a new connection when it takes the right away", async () => {
  const { link, renew, reconnect } = setUp(silence);
  link.up(true);
  await settle();
  await link.unauthorised();
  await settle();
  expect(renew).toHaveBeenCalledTimes(1);
  expect(reconnect).toHaveBeenCalledTimes(1);
});

test("PUSH-1 a connection that is refused for its token comes with a new one, then without, and later with one again", async () => {
  const { time, link, renew, reconnect } = setUp(silence);
  await link.refused();
  expect(renew).toHaveBeenCalledTimes(1);
  expect(link.credentials()?.token).toBe("token 2");
  await link.refused();
  expect(link.credentials()).toBeNull();
  expect(reconnect).toHaveBeenCalledTimes(2);
  link.up(false);
  await settle();
  expect(reconnect).toHaveBeenCalledTimes(2);
  time.pass(15_000);
  await settle();
  expect(reconnect).toHaveBeenCalledTimes(3);
  expect(link.credentials()?.token).toBe("token 3");
});
