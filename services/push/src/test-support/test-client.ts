import type { Socket as TcpSocket } from "node:net";
import { PUSH_PATH, readOfferFrame, type WatchAnswer, type WatchLevel, watchAnswerSchema } from "@touchline/protocol";
import { io } from "socket.io-client";
import { applyChunk, type ClientEvent } from "./client-model.ts";

/** A real socket client that follows the protocol: watches again after a gap and after a reconnect. */
export const connectTestClient = async (port: number, level: WatchLevel) => {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: PUSH_PATH,
    transports: ["websocket"],
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 50,
  });
  const events = new Map<number, ClientEvent>();
  const seen: { readonly event: string; readonly items: readonly unknown[]; readonly at: number }[] = [];

  const emitWatch = async (eventIds: readonly number[]): Promise<WatchAnswer> => {
    const versions = eventIds.map((id) => [id, events.get(id)?.version ?? 0]);
    return watchAnswerSchema.parse(await socket.emitWithAck("watch", { level, events: versions }));
  };
  /** May fail when the connection is lost before the answer; the next connect watches again. */
  const watchAgain = (eventIds: readonly number[]): void => {
    emitWatch(eventIds).catch(() => {});
  };
  socket.onAny((event: string, ...items: unknown[]) => seen.push({ event, items, at: performance.now() }));
  socket.on("offer", (...items: unknown[]) => {
    const chunks = readOfferFrame(items);
    if (!chunks) throw new Error("not a valid offer frame");
    for (const chunk of chunks) {
      const held = events.get(chunk[0]);
      if (held && applyChunk(held, chunk) === "gap") watchAgain([chunk[0]]);
    }
  });
  await new Promise((resolve) => socket.once("connect", () => resolve(null)));
  socket.on("connect", () => watchAgain([...events.keys()]));

  const tcp = (): TcpSocket => (socket.io.engine.transport as unknown as { ws: { _socket: TcpSocket } }).ws._socket;

  return {
    socket,
    events,
    seen,
    watch: (eventIds: readonly number[]): Promise<WatchAnswer> => {
      for (const id of eventIds) {
        if (!events.has(id)) events.set(id, { version: 0, fields: {}, markets: new Map() });
      }
      return emitWatch(eventIds);
    },
    unwatch: async (eventIds: readonly number[]): Promise<WatchAnswer> => {
      for (const id of eventIds) events.delete(id);
      return watchAnswerSchema.parse(await socket.emitWithAck("unwatch", { level, events: eventIds }));
    },
    tcp,
    /** Destroys the TCP connection; the client then reconnects. Does nothing while it is still reconnecting. */
    cut: (): void => {
      if (socket.connected) tcp().destroy();
    },
    close: (): void => {
      socket.close();
    },
  };
};

export type TestClient = Awaited<ReturnType<typeof connectTestClient>>;
