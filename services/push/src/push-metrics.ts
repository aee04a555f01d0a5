import { Gauge, metrics } from "@touchline/server-kit";
import type { PushFigures } from "./node.ts";

const METRICS: Readonly<Record<keyof PushFigures, readonly [name: string, help: string]>> = {
  connections: ["push_connections", "Clients connected now"],
  rooms: ["push_rooms", "Events followed on the bus now"],
  busMessages: ["push_bus_messages_total", "Messages of the offer taken from the bus"],
  frames: ["push_frames_total", "Frames written to clients"],
  bytes: ["push_frame_bytes_total", "Bytes of those frames"],
  encoded: ["push_frames_encoded_total", "Frames that had to be encoded; the others were shared"],
};

/** Read when somebody asks, so that counting costs the delivery nothing but an addition. */
export const addMetrics = (figures: () => PushFigures): void => {
  for (const [key, [name, help]] of Object.entries(METRICS)) {
    new Gauge({
      name,
      help,
      registers: [metrics],
      collect() {
        this.set(figures()[key as keyof PushFigures]);
      },
    });
  }
};
