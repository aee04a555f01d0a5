import { type Logger, pino } from "pino";

export type Log = Logger;

/** One JSON line per event on standard output; what reads it (a terminal, a collector) decides how it looks. */
export const createLog = (service: string): Log => pino({ base: { service } });
