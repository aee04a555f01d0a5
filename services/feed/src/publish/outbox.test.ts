import type { JetStreamClient, PubAck } from "@nats-io/jetstream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createOutbox } from "./outbox.ts";

interface Sent {
  readonly subject: string;
  readonly message: string;
  readonly confirm: () => void;
  readonly fail: () => void;
}

const createBus = () => {
  const sent: Sent[] = [];
  const publish = (subject: string, message: string): Promise<PubAck> =>
    new Promise((resolve, reject) => {
      sent.push({ subject, message, confirm: () => resolve({} as PubAck), fail: () => reject(new Error("timeout")) });
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
