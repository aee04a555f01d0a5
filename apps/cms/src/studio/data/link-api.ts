import type { DestinationsAnswer, OpensAnswer } from "../../links/answers.ts";
import type { LiveAnswer } from "../../publishing/answers.ts";
import { ask } from "./ask.ts";
import { addressOfBrand } from "./brand-api.ts";

/** What links can open, and what is live. */
export const linkApi = {
  destinations: (brandId: string, text: string, signal: AbortSignal): Promise<DestinationsAnswer> =>
    ask(addressOfBrand(brandId, `destinations?${new URLSearchParams({ text })}`), { signal }),
  opens: (brandId: string, route: string, signal: AbortSignal): Promise<OpensAnswer> =>
    ask(addressOfBrand(brandId, `opens?${new URLSearchParams({ route })}`), { signal }),
  live: (brandId: string, signal: AbortSignal): Promise<LiveAnswer> => ask(addressOfBrand(brandId, "live"), { signal }),
} as const;
