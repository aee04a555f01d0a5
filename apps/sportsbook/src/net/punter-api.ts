import type { Favourites, FavouritesChange, PunterPreferences, punterRoutes } from "@touchline/protocol";
import { HttpError } from "./http.ts";
import { createPunterCall, type PunterAccess } from "./punter-call.ts";

type Path = (typeof punterRoutes)[keyof typeof punterRoutes]["path"];

/** The server read it and will never take it: trying again is no use. */
export const isRefusal = (error: unknown): boolean => error instanceof HttpError && error.status === 400;

const isIdList = (value: unknown): boolean => Array.isArray(value) && value.every(Number.isSafeInteger);

const parseFavourites = (answer: unknown): Favourites => {
  const { tournaments, events, markets } = (answer ?? {}) as Partial<Favourites>;
  if (![tournaments, events, markets].every(isIdList)) throw new TypeError("the answer is not favourites");
  return answer as Favourites;
};

const parsePreferences = (answer: unknown): PunterPreferences => {
  if (typeof answer !== "object" || answer === null) throw new TypeError("the answer is not preferences");
  return answer as PunterPreferences;
};

/** The calls about one punter. */
export const createPunterApi = (access: PunterAccess) => {
  const callPunter = createPunterCall(access);
  const call = (path: Path, body: object | null): Promise<unknown> => callPunter(path, body);

  return {
    favourites: async (): Promise<Favourites> => parseFavourites(await call("/api/punter/favourites", null)),

    changeFavourites: async (change: FavouritesChange): Promise<Favourites> =>
      parseFavourites(await call("/api/punter/favourites", change)),

    preferences: async (): Promise<PunterPreferences> => parsePreferences(await call("/api/punter/preferences", null)),

    changePreferences: async (change: PunterPreferences): Promise<PunterPreferences> =>
      parsePreferences(await call("/api/punter/preferences", change)),
  };
};

export type PunterApi = ReturnType<typeof createPunterApi>;
