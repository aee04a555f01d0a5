import { messages } from "../../i18n/messages.ts";
import { formatOdds } from "../../i18n/numbers.ts";

export const priceWords = { format: formatOdds, ...messages.price };
