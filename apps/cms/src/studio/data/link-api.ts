import type { DestinationsAnswer, OpensAnswer } from "../../links/answers.ts";
import type { LiveAnswer } from "../../publishing/answers.ts";

const ask = async <Answer>(brandId: string, what: string, signal: AbortSignal): Promise<Answer> => {
  const response = await fetch(`/api/brands/${encodeURIComponent(brandId)}/${what}`, {
    credentials: "same-origin",
    cache: "no-store",
    signal,
  });
  if (!response.ok) throw new Error("The platform does not answer.");
  return (await response.json()) as Answer;
};

/** What links can open, and what is live. */
export const linkApi = {
  destinations: (brandId: string, text: string, signal: AbortSignal): Promise<DestinationsAnswer> =>
    ask(brandId, `destinations?${new URLSearchParams({ text })}`, signal),
  opens: (brandId: string, route: string, signal: AbortSignal): Promise<OpensAnswer> =>
    ask(brandId, `opens?${new URLSearchParams({ route })}`, signal),
  live: (brandId: string, signal: AbortSignal): Promise<LiveAnswer> => ask(brandId, "live", signal),
} as const;
