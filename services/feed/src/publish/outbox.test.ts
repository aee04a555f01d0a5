import { JetStreamApiError, type JetStreamClient, type JetStreamPublishOptions, type PubAck } from "@nats-io/jetstream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOutbox } from "./outbox.ts";

interface Sent {
  readonly subject: string;
  readonly message: string;
  readonly expected: number | undefined;
  readonly confirm: (sequence?: number) => void;
  readonly fail: (error?: Error) => void;
}

const createBus = () => {
  const sent: Sent[] = [];
  const publish = (subject: string, message: string, { expect: expected }: Partial<JetStreamPublishOptions>) =>
    new Promise<PubAck>((resolve, reject) => {
      sent.push({
        ...{ subject, message, expected: expected?.lastSubjectSequence },
        confirm: (seq = 1) => resolve({ seq } as PubAck),
        fail: (error = new Error("timeout")) => reject(error),
      });
    });
  return { sent, stream: { publish } as unknown as JetStreamClient };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("sends without waiting for the previous acknowledgement", () => {
  const { sent, stream } = createBus();
  const outbox = createOutbox({ stream, isOpen: () => true, onLoss: () => {} });
  for (const name of ["a", "b", "c"])
    outbox.send(
      name,
      () => name,
      () => name,
    );
  expect(sent.map(({ message }) => message)).toEqual(["a", "b", "c"]);
  expect(outbox.isEmpty()).toBe(false);
  outbox.stop();
});

test("remakes an unacknowledged message from the current state", async () => {
  const { sent, stream } = createBus();
  const lost: string[] = [];
  const outbox = createOutbox({ stream, isOpen: () => true, onLoss: (subject) => lost.push(subject) });
  let state = "old";
  outbox.send(
    "event",
    () => state,
    () => state,
  );
  state = "new";
  sent[0]?.fail();
  await vi.advanceTimersByTimeAsync(600);
  expect(lost).toEqual(["event"]);
  expect(sent.map(({ message }) => message)).toEqual(["old", "new"]);
  sent[1]?.confirm();
  await vi.advanceTimersByTimeAsync(0);
  expect(outbox.isEmpty()).toBe(true);
  outbox.stop();
});

test("sends nothing while the bus is away, then only the latest state of each subject", async () => {
  const { sent, stream } = createBus();
  let isOpen = false;
  let version = 0;
  const outbox = createOutbox({ stream, isOpen: () => isOpen, onLoss: () => {} });
  for (let change = 0; change < 5; change += 1) {
    version += 1;
    outbox.send(
      "event",
      () => `${version}`,
      () => `all of ${version}`,
    );
  }
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual([]);
  isOpen = true;
  await vi.advanceTimersByTimeAsync(600);
  expect(sent.map(({ message }) => message)).toEqual(["all of 5"]);
  outbox.stop();
});

const say = (text: string) => () => text;

test("does not send a message that is no longer needed", async () => {
  const { sent, stream } = createBus();
  const outbox = createOutbox({ stream, isOpen: () => true, onLoss: () => {} });
  outbox.postpone("removed", () => null);
  outbox.postpone("dropped", () => "dropped");
  outbox.drop("dropped");
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual([]);
  expect(outbox.isEmpty()).toBe(true);
  outbox.stop();
});

test("PEER-16 what is postponed is sent as it was given, or anew where something else was to be sent before it", async () => {
  const { sent, stream } = createBus();
  const outbox = createOutbox({ stream, isOpen: () => true, onLoss: () => {} });
  outbox.postpone("one", say("all"), undefined, say("change"));
  outbox.postpone("two", say("all"), undefined, say("change"));
  outbox.postpone("two", say("all"), undefined, say("next change"));
  outbox.postpone("three", say("all"), undefined, say("change"));
  outbox.send("three", say("next change"), say("all"));
  expect(sent.map(({ subject, message }) => [subject, message])).toEqual([["three", "all"]]);
  outbox.flush();
  expect(sent.slice(1).map(({ subject, message }) => [subject, message])).toEqual([
    ["one", "change"],
    ["two", "all"],
  ]);
  outbox.stop();
});

const conflict = (): Error => new JetStreamApiError({ code: 400, err_code: 10071, description: "wrong last sequence" });

test("PEER-17 each message names the one before it, and one of a subject is under way at a time", async () => {
  const { sent, stream } = createBus();
  const outbox = createOutbox({ stream, isOpen: () => true, onLoss: () => {}, sequences: [["event", 7]] });
  outbox.send("event", say("1"), say("all of 1"));
  outbox.send("event", say("2"), say("all of 2"));
  outbox.send("event", say("3"), say("all of 3"));
  expect(sent.map(({ message, expected }) => [message, expected])).toEqual([["1", 7]]);
  sent[0]?.confirm(9);
  await vi.advanceTimersByTimeAsync(0);
  // The second was never sent, so the third cannot be a difference to it.
  expect(sent.slice(1).map(({ message, expected }) => [message, expected])).toEqual([["all of 3", 9]]);
  outbox.stop();
});

test("PEER-17 a refused message is sent above the one that is there, unless another node leads", async () => {
  const { sent, stream } = createBus();
  let last: number | null = 40;
  const outbox = createOutbox({ stream, isOpen: () => last !== null, onLoss: () => {}, findLast: async () => last });
  outbox.send("event", say("1"), say("all of 1"));
  sent[0]?.fail(conflict());
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ message, expected }) => [message, expected])).toEqual([
    ["1", 0],
    ["all of 1", 40],
  ]);
  last = null;
  sent[1]?.fail(conflict());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(2);
  outbox.stop();
});

test("R4 an event is not sent before its slots are acknowledged", async () => {
  const { sent, stream } = createBus();
  const outbox = createOutbox({ stream, isOpen: () => true, onLoss: () => {} });
  outbox.send("slots", say("slots"), say("slots"));
  outbox.send("offer", say("offer"), say("all"), "slots");
  expect(sent.map(({ message }) => message)).toEqual(["slots"]);
  sent[0]?.fail();
  await vi.advanceTimersByTimeAsync(600);
  expect(sent.map(({ message }) => message)).toEqual(["slots", "slots"]);
  sent[1]?.confirm();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map(({ message }) => message)).toEqual(["slots", "slots", "offer"]);
  outbox.stop();
});
