import type { EventDelta, WatchLevel } from "@touchline/protocol";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { arbitraryChange, type ChangeMaker } from "../test-support/arbitrary-change.ts";
import { applyChunk, contentOf, expectedClientEvent } from "../test-support/client-model.ts";
import { sampleEvent } from "../test-support/sample-event.ts";
import { startWatchedNode } from "../test-support/test-node.ts";

/**
 * Events besides changes: the connection is cut, the bus loses a message, the client stops or resumes reading, a suspension is told ahead
 * of its message, which may be lost.
 */
type Mishap = "tick" | "cut" | "miss" | "stall" | "readOn" | "ahead" | "aheadAndLost";

/** A client that follows the protocol, on a node where connections are cut and messages are lost. */
const startClient = (level: WatchLevel) => {
  const node = startWatchedNode(level);
  const held = expectedClientEvent(sampleEvent(7), level);
  let { client } = node;
  const watchAgain = (): void => node.distributor.watch(client.connection, level, [[7, held.version]], () => {});
  const read = (): void => {
    for (const chunk of client.takeChunks()) if (applyChunk(held, chunk) === "gap") watchAgain();
  };
  const suspendAhead = (): Omit<EventDelta, "version"> => {
    node.distributor.suspend(7, node.source.event.version + 1);
    return { prices: [], patch: { suspended: true } };
  };
  const mishaps: Readonly<Record<Mishap, () => void>> = {
    tick: () => node.distributor.tick(),
    cut: () => {
      node.distributor.disconnect(client.connection);
      client = node.connect();
      watchAgain();
    },
    miss: () => void node.source.change({ prices: [1, 777] }),
    stall: () => client.stopReading(),
    readOn: () => client.readOn(),
    ahead: () => node.change(suspendAhead()),
    aheadAndLost: () => void node.source.change(suspendAhead()),
  };
  const step = (what: Mishap | ChangeMaker): void => {
    if (typeof what === "string") mishaps[what]();
    else node.change(what(node.source.event));
    node.settle();
    read();
  };
  return { held, step, source: node.source };
};

const steps = fc.array(
  fc.oneof(
    { arbitrary: arbitraryChange, weight: 6 },
    {
      arbitrary: fc.constantFrom<Mishap>("tick", "cut", "miss", "stall", "readOn", "ahead", "aheadAndLost"),
      weight: 4,
    },
  ),
  { maxLength: 60 },
);

test.each(["list", "full"] as const)(
  "PUSH-3 a client at the %s level ends equal to the source, whatever fails on the way",
  (level) => {
    fc.assert(
      fc.property(steps, (happenings) => {
        const { held, step, source } = startClient(level);
        for (const what of happenings) step(what);
        // If the last message is lost, that is noticed only with the next one.
        const ending: (Mishap | ChangeMaker)[] = ["readOn", () => ({ prices: [0, 501] }), "tick", "tick"];
        for (const what of ending) step(what);
        expect(contentOf(held)).toEqual(contentOf(expectedClientEvent(source.event, level)));
      }),
      { numRuns: 400 },
    );
  },
);
