import { request } from "node:http";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { type OfferList, offerListWireSchema, PUSH_PATH, readOfferFrame, unpackOfferList } from "@touchline/protocol";
import { io } from "socket.io-client";
import { startStack } from "../../stack/whole.ts";
import type { Figure, Length } from "../figure.ts";

const SECONDS = { full: 20, short: 3 } as const;
const MAX_BYTES_PER_EVENT = 55;
const MAX_BYTES_PER_CHANGE = 10;

/** With the same settings as services/api. */
const compress = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Node's fetch would decompress before the bytes could be counted. */
const fetchCompressed = async (url: string): Promise<Buffer> => {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).on("end", () => resolve(Buffer.concat(parts)));
    })
      .on("error", reject)
      .end();
  });
};

const measureEvents = async (apiUrl: string): Promise<{ figure: Figure; list: OfferList }> => {
  const body = await fetchCompressed(`${apiUrl}/api/offer/list`);
  const list = unpackOfferList(offerListWireSchema.parse(JSON.parse(brotliDecompressSync(body).toString())));
  const events = list.events.length;
  const ours = body.length / events;
  const peer = compress(JSON.stringify(list)) / events;
  return {
    list,
    figure: {
      id: "P7",
      what: `bytes per event of the compressed list, ${events} events`,
      ours: `${ours.toFixed(1)} B`,
      peer: `${peer.toFixed(1)} B (an object each)`,
      ratio: ours / peer,
      judged: ours,
      goal: { atMost: MAX_BYTES_PER_EVENT },
    },
  };
};

interface Counted {
  bytes: number;
  changes: number;
  peerBytes: number;
}

const countFrame = (counted: Counted, frame: readonly unknown[]): void => {
  const chunks = readOfferFrame(frame) ?? [];
  const priced = frame.filter((_, index) => (chunks[index]?.[3].length ?? 0) > 0);
  // Other content of a chunk (scores, new lines) is not a price change, and peers would send it too.
  const bare = priced.map((chunk) => (Array.isArray(chunk) ? chunk.slice(0, 4) : chunk));
  if (bare.length === 0) return;
  counted.bytes += JSON.stringify(["offer", ...bare]).length + 2;
  for (const [eventId, , version, prices] of chunks) {
    counted.changes += prices.length / 2;
    for (let index = 0; index < prices.length; index += 2) {
      const change = { eventId, version, slot: prices[index], price: prices[index + 1] };
      counted.peerBytes += JSON.stringify(["price", change]).length + 2;
    }
  }
};

const measureChanges = async (
  pushUrl: string,
  list: OfferList,
  { level, seconds }: { readonly level: "list" | "full"; readonly seconds: number },
): Promise<Figure> => {
  const counted: Counted = { bytes: 0, changes: 0, peerBytes: 0 };
  const socket = io(pushUrl, { path: PUSH_PATH, transports: ["websocket"] });
  const events = list.events.filter(({ live }) => live).map(({ id, version }) => [id, version]);
  socket.on("offer", (...frame: unknown[]) => countFrame(counted, frame));
  await socket.emitWithAck("watch", { level, events });
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  socket.close();
  const ours = counted.bytes / counted.changes;
  const peer = counted.peerBytes / counted.changes;
  return {
    id: "P7",
    what: `bytes per price change, ${events.length} live events, ${level} level`,
    ours: `${ours.toFixed(2)} B`,
    peer: `${peer.toFixed(1)} B (a message each)`,
    ratio: ours / peer,
    judged: ours,
    goal: { atMost: MAX_BYTES_PER_CHANGE },
  };
};

/** Measured on the real platform with the simulated feed. */
export const measureBytes = async (length: Length): Promise<Figure[]> => {
  const stack = await startStack({ app: false });
  try {
    const { figure, list } = await measureEvents(stack.apiUrl);
    const [pushUrl = ""] = stack.pushUrls;
    const levels = ["list", "full"] as const;
    const changes = await Promise.all(
      levels.map((level) => measureChanges(pushUrl, list, { level, seconds: SECONDS[length] })),
    );
    return [figure, ...changes];
  } finally {
    await stack.stop();
  }
};
