/** `BET_LIFE_STEPS=1000000` is the long run; another seed runs other lives. */
export const LIFE_STEPS = Number(process.env.BET_LIFE_STEPS ?? 20_000);
export const LIFE_SEED = Number(process.env.BET_LIFE_SEED ?? 2026);
