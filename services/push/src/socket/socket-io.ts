import { randomBytes } from "node:crypto";
import { Decoder, type Packet, PacketType } from "socket.io-parser";
import { encodeText } from "../delivery/write-frame.ts";

/**
 * The text of a message is a packet of engine.io 4, whose first character is its type; a message in it is a packet of socket.io 5. Only
 * websockets are served, so there are no upgrades, and nothing of ours is binary.
 */
const ENGINE = { open: "0", close: "1", ping: "2", pong: "3", message: "4" } as const;

/** The intervals of the library, which clients are told when they connect. */
export const PING_INTERVAL_MS = 25_000;
export const PING_TIMEOUT_MS = 20_000;

export const PING = encodeText(ENGINE.ping);

const ID_BYTES = 15;
const newId = (): string => randomBytes(ID_BYTES).toString("base64url");

export const encodeOpen = (maxPayload: number): Buffer =>
  encodeText(
    ENGINE.open +
      JSON.stringify({
        ...{ sid: newId(), upgrades: [], pingInterval: PING_INTERVAL_MS, pingTimeout: PING_TIMEOUT_MS, maxPayload },
      }),
  );

export const encodeConnected = (): Buffer =>
  encodeText(`${ENGINE.message}${PacketType.CONNECT}${JSON.stringify({ sid: newId() })}`);

export const encodeUnknownNamespace = (namespace: string): Buffer => {
  const content = JSON.stringify({ message: "Invalid namespace" });
  return encodeText(`${ENGINE.message}${PacketType.CONNECT_ERROR}${namespace},${content}`);
};

export const encodeAnswer = (id: number, answer: unknown): Buffer =>
  encodeText(`${ENGINE.message}${PacketType.ACK}${id}${JSON.stringify([answer])}`);

let decoded: Packet | null = null;
/** One for all connections: only a binary packet leaves something in it for the next message. */
const decoder = new Decoder();
decoder.on("decoded", (packet) => {
  decoded = packet;
});

const isBinary = (type: string | undefined): boolean =>
  type === String(PacketType.BINARY_EVENT) || type === String(PacketType.BINARY_ACK);

export type ClientPacket = "close" | "pong" | Packet;

/** Null for what no client of the library sends to this server. */
export const readPacket = (text: string): ClientPacket | null => {
  if (text === ENGINE.pong) return "pong";
  if (text === ENGINE.close) return "close";
  if (text[0] !== ENGINE.message || isBinary(text[1])) return null;
  try {
    decoder.add(text.slice(1));
    return decoded;
  } catch {
    return null;
  }
};
