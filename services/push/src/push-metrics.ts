import { addFigures } from "@touchline/server-kit";
import type { PushFigures } from "./node.ts";

const METRICS: Readonly<Record<keyof PushFigures, readonly [name: string, help: string]>> = {
  connections: ["push_connections", "Clients connected now"],
  authorised: ["push_authorised_connections", "Of those, the ones that speak for a punter"],
  refused: ["push_refused_total", "Connections that were refused by a limit"],
  dropped: ["push_dropped_total", "Connections that were ended because the client did not read"],
  rooms: ["push_rooms", "Events followed on the bus now"],
  busMessages: ["push_bus_messages_total", "Messages of the offer taken from the bus"],
  frames: ["push_frames_total", "Frames written to clients"],
  bytes: ["push_frame_bytes_total", "Bytes of those frames"],
  encoded: ["push_frames_encoded_total", "Frames that had to be encoded; the others were shared"],
};

export const addMetrics = (figures: () => PushFigures): void => addFigures(METRICS, () => ({ ...figures() }));
