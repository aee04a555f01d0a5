import { randomUUID } from "node:crypto";

const beginOf = (time: number): string => {
  const digits = time.toString(16).padStart(12, "0");
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
};

/** A random id (RFC 9562) that begins with the time in milliseconds, so that new rows are neighbours in an index. */
export const uuidV7 = (now = Date.now()): string =>
  // A random id of version 4, with the time in place of its first 48 bits and another version.
  `${beginOf(now)}-7${randomUUID().slice(15)}`;

/** At most as large as every id of this time or later. */
export const smallestUuidV7 = (time: Date): string => `${beginOf(time.getTime())}-7000-8000-000000000000`;
