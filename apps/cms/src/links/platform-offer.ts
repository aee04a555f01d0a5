import { environment } from "../environment.ts";

/** An editor waits for it. */
const PATIENCE = 2_000;

/** Asks the platform as the app does. Null where it has no such thing. */
export type AskOffer = (path: string) => Promise<unknown>;

export const askOffer: AskOffer = async (path) => {
  const answer = await fetch(new URL(path, environment.appUrl), { signal: AbortSignal.timeout(PATIENCE) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return answer.json();
};
