import * as z from "zod/mini";

/** Ids of the offer are small whole numbers given by the feed, so that they are short in addresses and on the wire. */
export const idSchema = z.int().check(z.positive());

/** A slot is an outcome's number within its event. It is given once and never used again for another outcome. */
export const slotSchema = z.int().check(z.nonnegative());

/** Counts the changes of one event, from 1. The feed alone gives it. */
export const versionSchema = z.int().check(z.positive());

/** See price.ts for what its sign says. */
export const priceSchema = z.int();
