import * as z from "zod/mini";
import { uuidSchema } from "./id-schemas.ts";

/** Money on the wire: a decimal string in the punter's currency, never a number. */
export const amountSchema = z.string().check(z.regex(/^\d{1,13}(\.\d{1,3})?$/));

/** Identifies one attempt of the bettor forever: a repeated request is the same attempt, however often it arrives. */
export const reqUuidSchema = uuidSchema;
