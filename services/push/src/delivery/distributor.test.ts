import { describe, expect, test } from "vitest";
import { applyChunk, expectedClientEvent } from "../test-support/client-model.ts";
import { sampleEvent, sampleMarket } from "../test-support/sample-event.ts";
import { startTestNode, startWatchedNode } from "../test-support/test-node.ts";

describe("versions", () => {
  test("sends no chunk to a client that has the current version", () => {
    const { client, answered } = startWatchedNode("list", 1);
    expect(client.takeChunks()).toEqual([]);
    expect(answered()).toBe(1);
  });

  test("sends the full event at its level, before the answer, to a client with an older version", () => {
    const { client, answered } = startWatchedNode("list", 0);
    const [chunk] = client.takeChunks();
    expect(chunk?.slice(0, 4)).toEqual([7, 0, 1, []]);
    expect(chunk?.[4]?.markets?.map(({ slot }) => slot)).toEqual([0, 2]);
    expect(chunk?.[4]).not.toHaveProperty("incidents");
    expect(answered()).toBe(1);
  });

  test("answers after the stream has answered", () => {
    const node = startTestNode();
    const client = node.connect();
    let answered = false;
    node.distributor.watch(client.connection, "list", [[7, 0]], () => {
      answered = true;
    });
    node.distributor.tick();
    expect(answered).toBe(false);
    node.load();
    expect(answered).toBe(true);
  });

  test("uses the last version that changed the level as base of a chunk", () => {
    const { client, change, distributor } = startWatchedNode("list");
    change({ prices: [0, 190] });
    distributor.tick();
    change({ prices: [6, 300] });
    distributor.tick();
    change({ prices: [0, 195] });
    distributor.tick();
    expect(client.takeChunks()).toEqual([
      [7, 1, 2, [0, 190]],
      [7, 2, 4, [0, 195]],
    ]);
  });

  test("sends the changes of a tick as one chunk with the latest values", () => {
    const { client, change, distributor } = startWatchedNode("full");
    change({ prices: [0, 190, 1, 210] });
    change({ prices: [0, 195] });
    distributor.tick();
    distributor.tick();
    expect(client.takeChunks()).toEqual([[7, 1, 3, [0, 195, 1, 210]]]);
  });

  test("sends the new market in full and the old one as gone when a line moves", () => {
    const { client, change, distributor } = startWatchedNode("list");
    const shown = sampleMarket(4, { metaMarketId: 2, specifiers: { total: "3.5" }, listed: true });
    const hidden = sampleMarket(2, { metaMarketId: 2, specifiers: { total: "2.5" }, main: false });
    change({ prices: [], patch: { markets: [hidden, shown] } });
    distributor.tick();
    expect(client.takeChunks()).toEqual([[7, 1, 2, [], { markets: [shown], gone: [2] }]]);
  });

  test("sends the full event to all watchers after a gap on the bus", () => {
    const { client, source, distributor, roomOf } = startWatchedNode("full");
    source.change({ prices: [0, 190] });
    distributor.receive(roomOf(), source.change({ prices: [1, 220] }));
    distributor.tick();
    const [chunk] = client.takeChunks();
    expect(chunk?.slice(0, 3)).toEqual([7, 0, 3]);
    expect(chunk?.[4]?.markets?.[0]?.prices).toEqual([190, 220]);
  });
});

describe("levels", () => {
  test("sends one chunk, at the full level, to a client that watches at both levels", () => {
    const { client, change, distributor } = startWatchedNode("list");
    distributor.watch(client.connection, "full", [[7, 1]], () => {});
    change({ prices: [0, 190, 6, 300] });
    distributor.tick();
    expect(client.takeChunks()).toEqual([[7, 1, 2, [0, 190, 6, 300]]]);
  });

  test("loses no pending change when a client goes back to the list level", () => {
    const { client, change, distributor } = startWatchedNode("list");
    distributor.watch(client.connection, "full", [[7, 1]], () => {});
    change({ prices: [0, 190] });
    distributor.unwatch(client.connection, "full", [7]);
    distributor.tick();
    const held = expectedClientEvent(sampleEvent(7), "list");
    for (const chunk of client.takeChunks()) expect(applyChunk(held, chunk)).not.toBe("gap");
    expect(held.markets.get(0)?.prices).toEqual([190, 200]);
  });

  test("sends nothing after unwatch", () => {
    const { client, change, distributor } = startWatchedNode("list");
    distributor.unwatch(client.connection, "list", [7]);
    change({ prices: [0, 190] });
    distributor.tick();
    expect(client.frames).toHaveLength(0);
  });
});

describe("interest", () => {
  test("opens an event with its first watcher, and closes it some time after the last has left", () => {
    const { distributor, connect, opened, load, pass } = startTestNode();
    const [one, other] = [connect(), connect()];
    distributor.watch(one.connection, "list", [[7, 0]], () => {});
    distributor.watch(other.connection, "full", [[7, 0]], () => {});
    expect(opened.map(({ eventId }) => eventId)).toEqual([7]);
    load();
    distributor.disconnect(one.connection);
    pass(60_000);
    expect(distributor.closeEmptyRooms(10_000)).toEqual([]);
    distributor.unwatch(other.connection, "full", [7]);
    pass(9_999);
    expect(distributor.closeEmptyRooms(10_000)).toEqual([]);
    pass(1);
    expect(distributor.closeEmptyRooms(10_000).map(({ eventId }) => eventId)).toEqual([7]);
    expect(distributor.rooms.size).toBe(0);
  });

  test("closes a room without an event as soon as it has no watchers", () => {
    const { distributor, connect } = startTestNode();
    const { connection } = connect();
    distributor.watch(connection, "list", [[99, 0]], () => {});
    expect(distributor.closeEmptyRooms(10_000)).toEqual([]);
    distributor.unwatch(connection, "list", [99]);
    expect(distributor.closeEmptyRooms(10_000).map(({ eventId }) => eventId)).toEqual([99]);
  });
});

describe("suspensions", () => {
  test("sends a suspension before the tick, with the pending changes", () => {
    const { client, change, settle, distributor } = startWatchedNode("list");
    change({ prices: [0, 190] });
    settle();
    expect(client.frames).toHaveLength(0);
    change({ prices: [], patch: { suspended: true } });
    settle();
    expect(client.takeChunks()).toEqual([[7, 1, 3, [0, 190], { suspended: true }]]);
    distributor.tick();
    expect(client.frames).toHaveLength(0);
  });
});

describe("slow clients", () => {
  test("sends nothing to a client that does not read, and then the latest state once", () => {
    const { client, change, distributor, source } = startWatchedNode("list");
    client.stopReading();
    change({ prices: [0, 190] });
    distributor.tick();
    client.frames.length = 0;
    for (let price = 200; price < 300; price += 1) {
      change({ prices: [0, price] });
      distributor.tick();
    }
    expect(client.frames).toHaveLength(0);
    client.readOn();
    distributor.tick();
    const chunks = client.takeChunks();
    expect(chunks.map((chunk) => chunk.slice(0, 3))).toEqual([[7, 0, source.event.version]]);
    expect(chunks[0]?.[4]?.markets?.[0]?.prices[0]).toBe(299);
    change({ prices: [0, 400] });
    distributor.tick();
    expect(client.takeChunks()).toEqual([[7, source.event.version - 1, source.event.version, [0, 400]]]);
  });

  test("sends missed lifecycle items when a slow client resumes reading", () => {
    const { client, distributor } = startWatchedNode("list");
    client.stopReading();
    distributor.addLifecycle({ eventId: 8, sportId: 1, change: "ADDED" });
    distributor.tick();
    expect(client.frames).toHaveLength(0);
    client.readOn();
    distributor.tick();
    expect(client.takeLifecycle()).toEqual([{ eventId: 8, sportId: 1, change: "ADDED" }]);
  });
});
