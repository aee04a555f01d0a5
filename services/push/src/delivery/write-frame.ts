import { randomBytes } from "node:crypto";
import type { Socket as TcpSocket } from "node:net";
import type { Outlet } from "./model.ts";

/**
 * A socket.io event as bytes on the wire, made once and written to every socket that gets it; socket.io would encode, frame and queue it
 * once per socket. Relies on three published formats: "4" is a message of engine.io 4, "2" an event of socket.io 5, and the frame is
 * one of RFC 6455 without mask or compression.
 */

const TEXT_FRAME = 0x81;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;

const headerLength = (length: number): number => (length < LENGTH_IN_16_BITS ? 2 : length < 65_536 ? 4 : 10);

const writeHeader = (frame: Buffer, length: number): void => {
  frame[0] = TEXT_FRAME;
  if (length < LENGTH_IN_16_BITS) {
    frame[1] = length;
  } else if (length < 65_536) {
    frame[1] = LENGTH_IN_16_BITS;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = LENGTH_IN_64_BITS;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(length, 6);
  }
};

const COMMA = 0x2c;
const CLOSING_BRACKET = 0x5d;

/** The items are the event's arguments, each as the bytes of its JSON text. */
export const encodeFrame = (event: string, items: readonly Uint8Array[]): Buffer => {
  const opening = `42["${event}"`;
  const length = items.reduce((sum, item) => sum + 1 + item.length, opening.length + 1);
  const frame = Buffer.allocUnsafe(headerLength(length) + length);
  writeHeader(frame, length);
  let at = headerLength(length);
  at += frame.write(opening, at, "latin1");
  for (const item of items) {
    frame[at] = COMMA;
    frame.set(item, at + 1);
    at += 1 + item.length;
  }
  frame[at] = CLOSING_BRACKET;
  return frame;
};

export const encodeValues = (event: string, values: readonly unknown[]): Buffer =>
  encodeFrame(
    event,
    values.map((value) => Buffer.from(JSON.stringify(value))),
  );

/** More than all markets of as many events as one connection may watch. */
const MOST_QUEUED_BYTES = 32_000_000;

/** A WebSocket under socket.io. The browser answers a ping by itself, once it has received what came before. */
export interface PingedSocket {
  readonly ping: (mark: Buffer) => void;
  readonly on: (event: "pong", listener: (mark: Buffer) => void) => unknown;
  readonly off: (event: "pong", listener: (mark: Buffer) => void) => unknown;
}

const MARK_BYTES = 8;

const pingOver = (socket: PingedSocket, then: () => void): void => {
  const mark = randomBytes(MARK_BYTES);
  const onPong = (answered: Buffer): void => {
    if (!mark.equals(answered)) return;
    socket.off("pong", onPong);
    then();
  };
  socket.on("pong", onPong);
  socket.ping(mark);
};

export interface SocketOutlet extends Outlet {
  /** Whether the client does not read, or much slower than it is written to. */
  readonly isStuck: () => boolean;
  /** Ends the connection; the client may open another. */
  readonly close: () => void;
}

/**
 * Writes frames past socket.io, directly to its TCP socket. They cannot end up inside one of socket.io's own frames: without compression
 * it writes each frame in one call.
 */
export const createOutlet = (
  tcp: TcpSocket,
  socket: PingedSocket,
  stuckMs: number,
  now = () => performance.now(),
): SocketOutlet => {
  let drainedAt = now();
  /** Since the last call of `isStuck`. The clock is read there, because `isDrained` is called for every frame. */
  let wasDrained = true;
  const isDrained = (): boolean => {
    if (tcp.writableLength > 0) return false;
    wasDrained = true;
    return true;
  };
  return {
    write: (frame) => {
      if (tcp.writable) tcp.write(frame);
    },
    isDrained,
    onReceived: (then) => pingOver(socket, then),
    isStuck: () => {
      isDrained();
      if (wasDrained) drainedAt = now();
      wasDrained = false;
      return now() - drainedAt >= stuckMs || tcp.writableLength > MOST_QUEUED_BYTES;
    },
    close: () => tcp.destroy(),
  };
};
