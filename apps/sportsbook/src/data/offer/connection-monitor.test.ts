import { expect, test } from "vitest";
import { createManualTime } from "../../test-support/manual-time.ts";
import { createConnectionMonitor } from "./connection-monitor.ts";
import type { PriceLock } from "./offer-model.ts";

interface Answer {
  readonly give: () => void;
  readonly refuse: () => void;
}

const setUp = () => {
  const time = createManualTime();
  const answers: Answer[] = [];
  const locks: PriceLock[] = [];
  let restarts = 0;
  const monitor = createConnectionMonitor({
    ...time,
    online: true,
    onLock: (lock) => locks.push(lock),
    resync: () =>
      new Promise<void>((resolve, reject) =>
        answers.push({ give: resolve, refuse: () => reject(new Error("refused")) }),
      ),
    restart: () => (restarts += 1),
  });
  const settle = async (answer: Answer | undefined, how: keyof Answer): Promise<void> => {
    answer?.[how]();
    await Promise.resolve();
    await Promise.resolve();
  };
  const goLive = async (): Promise<void> => {
    monitor.up();
    await settle(answers.at(-1), "give");
  };
  const state = () => monitor.status.getState().state;
  return { time, monitor, answers, locks, settle, goLive, state, restarts: () => restarts };
};

test("it is live only once the node has answered the first watch", async () => {
  const { monitor, answers, settle, state } = setUp();
  monitor.up();
  expect(state()).toBe("connecting");
  await settle(answers[0], "give");
  expect(state()).toBe("live");
});

test("PUSH-3 after a drop everything is watched again, and prices stay locked until all of it is answered", async () => {
  const { monitor, goLive, answers, locks, settle, state } = setUp();
  await goLive();
  monitor.down();
  expect([state(), locks.at(-1)]).toEqual(["reconnecting", "all"]);
  monitor.up();
  expect(answers).toHaveLength(2);
  expect([state(), locks.at(-1)]).toEqual(["reconnecting", "all"]);
  await settle(answers[1], "give");
  expect([state(), locks.at(-1)]).toEqual(["live", "none"]);
});

test("the answer of a connection that was lost meanwhile does not unlock", async () => {
  const { monitor, goLive, answers, settle, state } = setUp();
  await goLive();
  monitor.down();
  monitor.up();
  monitor.down();
  await settle(answers[1], "give");
  expect(state()).toBe("reconnecting");
});

test("a refused resync is tried again", async () => {
  const { time, monitor, answers, settle, state } = setUp();
  monitor.up();
  await settle(answers[0], "refuse");
  time.pass(2000);
  expect(answers).toHaveLength(2);
  await settle(answers[1], "give");
  expect(state()).toBe("live");
});

test("eight silent seconds lock live prices and say how old they are", async () => {
  const { time, monitor, goLive, locks } = setUp();
  await goLive();
  time.pass(12_000);
  monitor.tick();
  expect(monitor.status.getState()).toEqual({ state: "stale", age: 12 });
  expect(locks.at(-1)).toBe("live");
});

test("a feed heard again after it was silent is resynced before prices open", async () => {
  const { time, monitor, goLive, answers, locks, settle, state } = setUp();
  await goLive();
  time.pass(12_000);
  monitor.tick();
  monitor.heard();
  expect([state(), locks.at(-1)]).toEqual(["reconnecting", "all"]);
  await settle(answers[1], "give");
  expect([state(), locks.at(-1)]).toEqual(["live", "none"]);
});

test("a snapshot does not pass for a sign of life of the feed", async () => {
  const { time, monitor, goLive, state } = setUp();
  await goLive();
  time.pass(9000);
  monitor.loaded();
  monitor.tick();
  expect(state()).toBe("stale");
});

test("before the first connection a snapshot keeps its prices open for as long as it is young", () => {
  const { time, monitor, state } = setUp();
  time.pass(7000);
  monitor.loaded();
  time.pass(7000);
  monitor.tick();
  expect(state()).toBe("connecting");
  time.pass(2000);
  monitor.tick();
  expect(state()).toBe("stale");
});

test("a connection that is open but silent is given up, once in a while", async () => {
  const { time, monitor, goLive, restarts } = setUp();
  await goLive();
  for (let second = 0; second < 30; second += 1) {
    time.pass(1000);
    monitor.tick();
  }
  expect(restarts()).toBe(1);
});

test("offline locks everything at once", async () => {
  const { monitor, goLive, locks, state } = setUp();
  await goLive();
  monitor.setOnline(false);
  expect([state(), locks.at(-1)]).toEqual(["offline", "all"]);
});
