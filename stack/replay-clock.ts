/** Loaded before a service that shows a recording: its clock is the recording's. */
import { readReplayTime, replayNow } from "@touchline/protocol";

const time = readReplayTime(process.env.REPLAY ?? null);
if (!time) throw new Error("REPLAY is not a recorded time");
const now = Date.now.bind(Date);
Date.now = () => Math.round(replayNow(time, now()));
