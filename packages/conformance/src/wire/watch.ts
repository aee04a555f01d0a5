import { type WatchLevel, watchAnswerSchema } from "@touchline/protocol";
import { Complaint } from "../complaint.ts";
import type { Line } from "./line.ts";

/** Events with the version of each that the client has. */
type Events = readonly (readonly [number, number])[];

/** Watches events; returns how many the connection watches then. */
export const watch = async (line: Line, level: WatchLevel, events: Events): Promise<number> => {
  const answer = await line.say("watch", { level, events }, watchAnswerSchema);
  if ("error" in answer) throw new Complaint(`watching ${events.length} events was refused: ${answer.error}`);
  return answer.watching;
};
