import { createFigures, histogram } from "@touchline/server-kit";

/** What the metrics of a node are read from; counters are plain numbers, so that a frame costs an addition. */
export interface PushFigures {
  readonly connections: number;
  readonly mostConnections: number;
  /** By tenant. */
  readonly authorised: ReadonlyMap<string, number>;
  readonly refused: number;
  readonly dropped: number;
  readonly behind: number;
  readonly rooms: number;
  readonly watches: number;
  readonly busMessages: number;
  readonly frames: number;
  readonly bytes: number;
  readonly encoded: number;
  readonly punterMessages: number;
  readonly values: number;
}

export const setFigures = createFigures<PushFigures>({
  connections: ["touchline_push_connections", "Clients connected now"],
  mostConnections: [
    "touchline_push_connections_limit",
    "Most connections of this node, LIMIT_CONNECTIONS; 0 is no limit",
  ],
  authorised: ["touchline_push_punter_connections", "Connections that speak for a punter", "tenant"],
  refused: ["touchline_push_refused_total", "Connections that were refused by a limit"],
  dropped: ["touchline_push_dropped_total", "Connections that were ended because the client did not read"],
  behind: ["touchline_push_behind_connections", "Connections that do not have the latest state yet"],
  rooms: ["touchline_push_rooms", "Events followed on the bus now"],
  watches: ["touchline_push_watches", "Events watched by connections, counted for each connection"],
  busMessages: ["touchline_push_bus_messages_total", "Messages of the offer taken from the bus"],
  frames: ["touchline_push_frames_total", "Frames delivered to clients: offer, lifecycle and heartbeats"],
  bytes: ["touchline_push_frame_bytes_total", "Bytes of those frames"],
  encoded: ["touchline_push_frames_encoded_total", "Frames that had to be encoded; the others were shared"],
  punterMessages: ["touchline_push_punter_messages_total", "Messages to punters delivered to their connections"],
  values: ["touchline_push_values_total", "Cash-out values delivered to connections"],
});

export const tickSeconds = histogram(
  "touchline_push_tick_seconds",
  "Time to write the changes of a tick to all connections",
  [],
  [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
);
