import type { WatchLevel } from "@touchline/protocol";
import { createDistributor } from "../delivery/distributor.ts";
import type { Room } from "../delivery/model.ts";
import { createFakeOutlet } from "./fake-outlet.ts";
import { createSource, firstMessage, sampleEvent } from "./sample-event.ts";

/** A node with one event on its bus. `settle` runs the work that does not wait for a tick. */
export const startTestNode = (eventId = 7) => {
  const opened: Room[] = [];
  const soon: (() => void)[] = [];
  let clock = 0;
  const distributor = createDistributor({
    openRoom: (room) => opened.push(room),
    soon: (work) => soon.push(work),
    now: () => clock,
  });
  const source = createSource(sampleEvent(eventId));
  const settle = (): void => {
    for (const work of soon.splice(0)) work();
  };
  const load = (): void => {
    for (const room of opened.splice(0)) {
      distributor.receive(room, firstMessage(source.event));
      distributor.markLoaded(room);
    }
    settle();
  };
  const connect = () => {
    const client = createFakeOutlet();
    return { ...client, connection: distributor.connect(client.outlet) };
  };
  const roomOf = (): Room => distributor.rooms.get(eventId) as Room;
  const change: typeof source.change = (delta) => {
    const message = source.change(delta);
    distributor.receive(roomOf(), message);
    return message;
  };
  const pass = (milliseconds: number): void => {
    clock += milliseconds;
  };
  return { distributor, source, settle, load, connect, change, roomOf, pass, opened };
};

/** A test node with one client that watches the event. */
export const startWatchedNode = (level: WatchLevel, version = 1) => {
  const node = startTestNode();
  const client = node.connect();
  let answered = 0;
  const watch = (at: number): void =>
    node.distributor.watch(client.connection, level, [[7, at]], () => {
      answered += 1;
    });
  watch(version);
  node.load();
  return { ...node, client, watch, answered: () => answered };
};
