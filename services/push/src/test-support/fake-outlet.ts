import { type OfferChunk, readOfferFrame, serverEvents } from "@touchline/protocol";
import type { Outlet } from "../delivery/model.ts";

const payloadOf = (frame: Uint8Array): string => {
  const bytes = Buffer.from(frame);
  const start = bytes[1] === 126 ? 4 : bytes[1] === 127 ? 10 : 2;
  return bytes.toString("utf8", start);
};

/** Decodes a frame and validates it against the protocol's schemas. */
export const readFrame = (frame: Uint8Array): readonly [event: string, items: readonly unknown[]] => {
  const [event, ...items] = JSON.parse(payloadOf(frame).replace(/^42/, ""));
  serverEvents[event as keyof typeof serverEvents].parse(items);
  return [event, items];
};

/** Stores the frames it is given, and can stop reading. */
export const createFakeOutlet = () => {
  const frames: Uint8Array[] = [];
  let drained = true;
  const outlet: Outlet = {
    write: (frame) => {
      frames.push(frame);
    },
    isDrained: () => drained,
    onReceived: () => undefined,
  };
  const take = (event: string): unknown[] =>
    frames.map(readFrame).flatMap(([name, items]) => (name === event ? items : []));
  return {
    outlet,
    frames,
    takeChunks: (): OfferChunk[] => {
      const chunks = readOfferFrame(take("offer"));
      if (!chunks) throw new Error("not a valid offer frame");
      frames.length = 0;
      return chunks;
    },
    takeLifecycle: (): unknown[] => {
      const items = take("lifecycle");
      frames.length = 0;
      return items;
    },
    stopReading: () => {
      drained = false;
    },
    readOn: () => {
      drained = true;
    },
  };
};
