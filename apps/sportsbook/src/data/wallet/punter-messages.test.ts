import type { PunterMessage, PunterMessages } from "@touchline/protocol";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createManualTime } from "../../test-support/manual-time.ts";
import { settle } from "../../test-support/sample-api.ts";
import { createPunterMessages } from "./punter-messages.ts";

const message = (seq: number): PunterMessage => ({
  kind: "wallet",
  seq,
  at: seq,
  balance: `${seq}.00`,
  currency: "EUR",
});

/** A server with so many messages, of which one answer holds three. */
const createServer = (told: number) => {
  let last = told;
  const server = {
    isUp: true,
    restoreTo: (told: number): void => {
      last = told;
    },
    tell: (): PunterMessage => {
      last += 1;
      return message(last);
    },
    ask: vi.fn(async (after: number): Promise<PunterMessages> => {
      if (!server.isUp) throw new Error("not reachable");
      const messages = Array.from({ length: last }, (_, index) => message(index + 1)).filter(({ seq }) => seq > after);
      return { messages: messages.slice(0, 3), seq: last };
    }),
  };
  return server;
};

const setUp = (told = 0) => {
  const time = createManualTime();
  const server = createServer(told);
  const heard: number[] = [];
  const messages = createPunterMessages({
    ask: server.ask,
    after: time.after,
    onMessage: ({ seq }) => heard.push(seq),
    report: () => undefined,
  });
  const pass = async (milliseconds: number): Promise<void> => {
    time.pass(milliseconds);
    await settle();
  };
  return { server, heard, messages, pass };
};

test("R9 a page hears what is told from then on, not what was told before", async () => {
  const { server, heard, messages } = setUp(5);
  messages.catchUp();
  await settle();
  messages.hear(server.tell());
  expect(heard).toEqual([6]);
});

test("R9 what is told while the page learns where to begin is not lost", async () => {
  const { server, heard, messages } = setUp(5);
  messages.catchUp();
  messages.hear(server.tell());
  await settle();
  expect(heard).toEqual([6]);
});

test("R9 PUSH-3 a gap is filled by asking, and repeats are ignored", async () => {
  const { server, heard, messages, pass } = setUp();
  messages.catchUp();
  await settle();
  const told = Array.from({ length: 6 }, server.tell);
  messages.hear(told[5] as PunterMessage);
  expect(heard).toEqual([]);
  await settle();
  await settle();
  expect(heard).toEqual([1, 2, 3, 4, 5, 6]);
  const asked = server.ask.mock.calls.length;
  for (const each of told) messages.hear(each);
  await pass(60_000);
  expect(heard).toEqual([1, 2, 3, 4, 5, 6]);
  expect(server.ask).toHaveBeenCalledTimes(asked);
});

test("R9 a server that does not answer is asked again", async () => {
  const { server, heard, messages, pass } = setUp();
  messages.catchUp();
  await settle();
  server.tell();
  server.isUp = false;
  messages.catchUp();
  await settle();
  server.isUp = true;
  await pass(2000);
  expect(heard).toEqual([1]);
});

test("PEER-22 R9 a page hears what is told after the platform was restored to an earlier state, with numbers that it knows", async () => {
  const { server, heard, messages } = setUp(5);
  messages.catchUp();
  await settle();
  for (const each of Array.from({ length: 3 }, server.tell)) messages.hear(each);
  server.restoreTo(6);
  messages.catchUp();
  await settle();
  messages.hear(server.tell());
  messages.hear(server.tell());
  expect(heard).toEqual([6, 7, 8, 7, 8]);
});

test("R9 an answer from before a message that came meanwhile does not repeat it", async () => {
  const { server, heard, messages } = setUp(5);
  messages.catchUp();
  await settle();
  const answer = Promise.withResolvers<PunterMessages>();
  server.ask.mockReturnValueOnce(answer.promise);
  messages.catchUp();
  messages.hear(server.tell());
  answer.resolve({ messages: [], seq: 5 });
  await settle();
  messages.hear(server.tell());
  expect(heard).toEqual([6, 7]);
});

test("who has left hears nothing more", async () => {
  const { server, heard, messages, pass } = setUp();
  messages.catchUp();
  await settle();
  messages.close();
  messages.hear(server.tell());
  await pass(60_000);
  expect(heard).toEqual([]);
});

const happening = fc.constantFrom("told", "lost", "repeated", "late", "reconnected", "down", "up", "passed");

test("R9 whatever the line cuts, repeats and reorders, each message is heard once, in order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 4 }), fc.array(happening, { maxLength: 40 }), async (told, happenings) => {
      const { server, heard, messages, pass } = setUp(told);
      messages.catchUp();
      await settle();
      let last = told;
      let held: PunterMessage[] = [];
      const push = (each: PunterMessage): void => messages.hear(each);
      for (const what of happenings) {
        if (what === "told" || what === "lost" || what === "repeated" || what === "late") {
          const next = server.tell();
          last = next.seq;
          if (what === "late") held.unshift(next);
          if (what === "told" || what === "repeated") push(next);
          if (what === "repeated") push(next);
        }
        if (what === "reconnected") {
          for (const each of held) push(each);
          held = [];
          messages.catchUp();
        }
        if (what === "down" || what === "up") server.isUp = what === "up";
        if (what === "passed") await pass(2000);
      }
      server.isUp = true;
      messages.catchUp();
      await settle();
      await pass(2000);
      await pass(2000);
      for (let round = 0; round < 14; round += 1) await settle();
      expect(heard).toEqual(Array.from({ length: last - told }, (_, index) => told + index + 1));
    }),
    { numRuns: 400 },
  );
});
