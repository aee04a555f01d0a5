import type { Favourites, FavouritesChange, PunterPreferences, punterRoutes } from "@touchline/protocol";
import { HttpError } from "./http.ts";

interface PunterAccess {
  /** Null where the punter is signed in no more. */
  readonly token: () => string | null;
  /** Asks for another token; the next `token()` is as good as the host could make it. */
  readonly renew: () => Promise<void>;
}

type Path = (typeof punterRoutes)[keyof typeof punterRoutes]["path"];

const UNAUTHORISED = 401;

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

/** The calls about one punter. A token that is good no more is replaced once. */
export const createPunterApi = ({ token, renew }: PunterAccess) => {
  const request = async (path: Path, body: object | null): Promise<Response> => {
    const bearer = token();
    // Who asks without being signed in need not ask the server.
    if (bearer === null) throw new HttpError(path, UNAUTHORISED);
    return fetch(path, {
      headers: {
        accept: "application/json",
        authorization: `Bearer ${bearer}`,
        ...(body && { "content-type": "application/json" }),
      },
      // A change is delivered even when the page is left at once.
      ...(body && { method: "POST", body: JSON.stringify(body), keepalive: true }),
    });
  };

  const call = async (path: Path, body: object | null): Promise<unknown> => {
    let response = await request(path, body);
    if (response.status === UNAUTHORISED) {
      await renew();
      response = await request(path, body);
    }
    if (!response.ok) throw new HttpError(path, response.status);
    return response.json();
  };

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
