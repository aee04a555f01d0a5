import type { Bet } from "@touchline/protocol";

/** When the platform received the bet. */
export const placedAt = ({ datetimes }: Pick<Bet, "datetimes">): number | null =>
  datetimes.find(({ phase }) => phase === "PREPARED")?.at ?? null;
