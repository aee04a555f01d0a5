/** `BET_LIFE_STEPS=1000000` is the long run; another seed runs other lives. */
export const LIFE_STEPS = Number(process.env.BET_LIFE_STEPS ?? 20_000);
export const LIFE_SEED = Number(process.env.BET_LIFE_SEED ?? 2026);
/** Shortening a life that differs takes minutes, and is for whoever looks into it. */
export const SHORTENS = process.env.CI !== "true";

/** Bets at one outcome's liability limit. */
export const BETS_AT_LIMIT = process.env.TEST_SIZE === "long" ? 10_000 : 1_000;
