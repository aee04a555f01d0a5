import type { AuthoriseAnswer } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import { createManualTime } from "../../test-support/manual-time.ts";
import { settle } from "../../test-support/sample-api.ts";
import { createPunterLink } from "./punter-link.ts";

const welcome: AuthoriseAnswer = { punter: "jonas", until: 1 };
const refused: AuthoriseAnswer = { error: "UNAUTHORISED" };

const setUp = (...answers: (AuthoriseAnswer | Error)[]) => {
  const time = createManualTime();
  let number = 1;
  const said: string[] = [];
  const authorise = vi.fn(async (token: string) => {
    said.push(token);
    const answer = answers.shift() ?? welcome;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const renew = vi.fn(async () => {
    number += 1;
  });
  const onAuthorised = vi.fn();
  const link = createPunterLink({
    authorise,
    token: () => `token ${number}`,
    renew,
    after: time.after,
    onAuthorised,
    report: () => undefined,
  });
  return { time, link, said, renew, onAuthorised };
};

test("PUSH-1 BOOT-5 each new connection is told whose it is, and then what was missed is asked for", async () => {
  const { link, said, onAuthorised } = setUp();
  link.up();
  await settle();
  link.down();
  link.up();
  await settle();
  expect(said).toEqual(["token 1", "token 1"]);
  expect(onAuthorised).toHaveBeenCalledTimes(2);
});

test("PUSH-1 a new token is said over the connection that there is, and over none where there is none", async () => {
  const { link, said } = setUp();
  link.renewed();
  await settle();
  expect(said).toEqual([]);
  link.up();
  link.renewed();
  await settle();
  expect(said).toEqual(["token 1", "token 1"]);
});

test("a token that is refused is replaced once, and then tried again only now and then", async () => {
  const { time, link, said, renew, onAuthorised } = setUp(refused, refused);
  link.up();
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
  link.up();
  await settle();
  await link.unauthorised();
  await settle();
  expect(renew).toHaveBeenCalledTimes(1);
  expect(said.at(-1)).toBe("token 2");
});

test("no answer is tried again, until the connection is lost", async () => {
  const { time, link, said } = setUp(new Error("timeout"), new Error("timeout"));
  link.up();
  await settle();
  time.pass(2000);
  await settle();
  expect(said).toHaveLength(2);
  link.down();
  time.pass(60_000);
  expect(said).toHaveLength(2);
});
