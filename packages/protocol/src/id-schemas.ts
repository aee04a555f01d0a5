import * as z from "zod/mini";

/** Ids of the offer are small integers assigned by the feed, so that they are short in addresses and on the wire. */
export const idSchema = z.int().check(z.positive());

/** Number of an outcome within its event. Never reused for another outcome. */
export const slotSchema = z.int().check(z.nonnegative());

/** Number of changes of one event, from 1. Assigned by the feed only. */
export const versionSchema = z.int().check(z.positive());

/** See price.ts for the meaning of its sign. */
export const priceSchema = z.int();

/** Read in small letters, whatever the client wrote: an id is compared as text, and the same id in capitals is the same id. */
export const uuidSchema = z.uuid().check(z.toLowerCase());
