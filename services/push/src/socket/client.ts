import { randomBytes } from "node:crypto";
import type { Socket as TcpSocket } from "node:net";
import { type Packet, PacketType } from "socket.io-parser";
import { type RawData, WebSocket } from "ws";
import type { Outlet } from "../delivery/model.ts";
import { createMessageCount, type Verdict } from "./count-messages.ts";
import {
  encodeAnswer,
  encodeConnected,
  encodeOpen,
  encodeUnknownNamespace,
  PING,
  PING_INTERVAL_MS,
  PING_TIMEOUT_MS,
  readPacket,
} from "./socket-io.ts";

/** Takes what a connected client sends. */
export interface ClientListener {
  onMessage(event: string, message: unknown, answer: (answer: unknown) => void): void;
  onLeave(): void;
}

export interface ClientOptions {
  /** `auth` is what the client sends with its connection. */
  readonly onConnect: (client: Client, auth: unknown) => ClientListener;
  readonly mostMessages: number;
  readonly maxPayload: number;
  /** Milliseconds after which a client that does not take what it was sent is no longer kept. */
  readonly stuckMs: number;
  readonly now: () => number;
}

/** A client that has opened a connection connects at once; one that does not is none of ours. */
const CONNECTS_WITHIN_MS = 45_000;
/** More than all markets of as many events as one connection may watch. */
const MOST_QUEUED_BYTES = 32_000_000;
const MARK_BYTES = 8;

const GOING_AWAY = 1001;
const UNSUPPORTED = 1003;
const POLICY = 1008;

const ignore = (): void => {};

/**
 * One client of socket.io on a WebSocket. A class, because a node has one for each of tens of thousands of connections: functions of their
 * own would be the largest part of their memory.
 *
 * Frames are written directly to the TCP socket, encoded once for everybody who gets them. They cannot end up inside a frame that `ws`
 * writes: without compression it writes each in one call.
 */
export class Client implements Outlet {
  readonly playerId: string | null;
  readonly #socket: WebSocket;
  readonly #tcp: TcpSocket;
  readonly #options: ClientOptions;
  readonly #verdictOfMessage: () => Verdict;
  #listener: ClientListener | null = null;
  /** When it has to be pinged, to have answered a ping, or to have connected. */
  #due: number;
  #isPinged = false;
  #drainedAt: number;
  /** Since the last sweep. The clock is read there, because `isDrained` is called for every frame. */
  #wasDrained = true;

  /** @param playerId as the client claims it; the token decides. */
  constructor(socket: WebSocket, tcp: TcpSocket, playerId: string | null, options: ClientOptions) {
    this.playerId = playerId;
    this.#socket = socket;
    this.#tcp = tcp;
    this.#options = options;
    this.#verdictOfMessage = createMessageCount(options.mostMessages, options.now);
    this.#drainedAt = options.now();
    this.#due = this.#drainedAt + CONNECTS_WITHIN_MS;
    socket.on("message", (data, isBinary) => this.#read(data, isBinary));
    // A message that is too long, or no frame at all: `ws` closes the connection.
    socket.on("error", ignore);
    this.write(encodeOpen(options.maxPayload));
  }

  isConnected(): boolean {
    return this.#listener !== null;
  }

  write(frame: Uint8Array): void {
    if (this.#tcp.writable && this.#socket.readyState === WebSocket.OPEN) this.#tcp.write(frame);
  }

  isDrained(): boolean {
    if (this.#tcp.writableLength > 0) return false;
    this.#wasDrained = true;
    return true;
  }

  /** A browser answers a ping of the WebSocket by itself, once it has received what came before. */
  onReceived(then: () => void): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const mark = randomBytes(MARK_BYTES);
    const onPong = (answered: Buffer): void => {
      if (!mark.equals(answered)) return;
      this.#socket.off("pong", onPong);
      then();
    };
    this.#socket.on("pong", onPong);
    this.#socket.ping(mark);
  }

  /** Call once a second. */
  sweep(now: number): void {
    if (now < this.#due) return;
    if (!this.#listener || this.#isPinged) {
      this.terminate();
      return;
    }
    this.write(PING);
    this.#isPinged = true;
    this.#due = now + PING_TIMEOUT_MS;
  }

  /** Whether the client does not read, or much slower than it is written to. Call once a second. */
  isStuck(now: number): boolean {
    this.isDrained();
    if (this.#wasDrained) this.#drainedAt = now;
    this.#wasDrained = false;
    return now - this.#drainedAt >= this.#options.stuckMs || this.#tcp.writableLength > MOST_QUEUED_BYTES;
  }

  /** Clients reconnect by themselves, to another node. */
  close(code = GOING_AWAY): void {
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Call when the connection is closed. */
  leave(): void {
    const listener = this.#listener;
    this.#listener = null;
    listener?.onLeave();
  }

  #read(data: RawData, isBinary: boolean): void {
    const packet = isBinary ? null : readPacket(String(data));
    if (packet === "pong") this.#rest();
    else if (packet === "close") this.close();
    else if (packet === null || !this.#take(packet)) this.close(UNSUPPORTED);
  }

  #rest(): void {
    if (!this.#listener) return;
    this.#isPinged = false;
    this.#due = this.#options.now() + PING_INTERVAL_MS;
  }

  /** Whether the packet makes sense now. */
  #take({ type, nsp, id, data }: Packet): boolean {
    if (type === PacketType.CONNECT && nsp !== "/") {
      this.write(encodeUnknownNamespace(nsp));
    } else if (type === PacketType.CONNECT && !this.#listener) {
      this.#connect(data);
    } else if (!this.#listener || nsp !== "/") {
      return false;
    } else if (type === PacketType.DISCONNECT) {
      this.leave();
      this.#due = this.#options.now() + CONNECTS_WITHIN_MS;
    } else if (type === PacketType.EVENT && Array.isArray(data)) {
      this.#hand(this.#listener, data, id === undefined ? ignore : (answer) => this.write(encodeAnswer(id, answer)));
    } else {
      return false;
    }
    return true;
  }

  #connect(auth: unknown): void {
    this.write(encodeConnected());
    this.#listener = this.#options.onConnect(this, auth);
    this.#rest();
  }

  /** Messages that are too many are answered without being looked at. */
  #hand(listener: ClientListener, [event, message]: readonly unknown[], answer: (answer: unknown) => void): void {
    const verdict = this.#verdictOfMessage();
    if (verdict === "handle") listener.onMessage(String(event), message, answer);
    else if (verdict === "refuse") answer({ error: "TOO_MANY" });
    else this.close(POLICY);
  }
}
