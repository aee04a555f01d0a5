import { type Logger, pino } from "pino";

export type Log = Logger;

/** One JSON line per event on standard output; formatting is left to the reader. */
export const createLog = (service: string): Log => pino({ base: { service } });
