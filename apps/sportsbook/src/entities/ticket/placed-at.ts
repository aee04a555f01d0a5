import type { Bet } from "@touchline/protocol";

/** When the platform had it, by which a bettor knows it again. */
export const placedAt = ({ datetimes }: Pick<Bet, "datetimes">): number | null =>
  datetimes.find(({ phase }) => phase === "PREPARED")?.at ?? null;
