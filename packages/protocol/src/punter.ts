import * as z from "zod/mini";
import { keepBetslipsSchema, punterBetslipsSchema } from "./betslips.ts";
import { MOST_FAVOURITES } from "./favourites-limit.ts";
import { idSchema } from "./id-schemas.ts";

/** What is kept of a punter on the server. Every call carries `Authorization: Bearer <token>`; who it is about is in the token. */

const idsSchema = z.array(idSchema).check(z.maxLength(MOST_FAVOURITES));

export const favouritesSchema = z.object({ tournaments: idsSchema, events: idsSchema, markets: idsSchema });
export type Favourites = z.infer<typeof favouritesSchema>;

/** What is added, and what is taken away. */
export const favouritesChangeSchema = z.strictObject({
  tournaments: z._default(idsSchema, []),
  events: z._default(idsSchema, []),
  markets: z._default(idsSchema, []),
  tournamentsForRemoval: z._default(idsSchema, []),
  eventsForRemoval: z._default(idsSchema, []),
  marketsForRemoval: z._default(idsSchema, []),
});
export type FavouritesChange = z.infer<typeof favouritesChangeSchema>;

const choice = z.optional(z.string().check(z.maxLength(60)));

/** Only what the punter chose. Whether a brand still allows it is for the app to say, which knows the brand. */
export const punterPreferencesSchema = z.strictObject({
  mobileOfferView: choice,
  desktopOfferView: choice,
  offerGridMobileLayout: choice,
  offerGridDesktopLayout: choice,
  oddsFormat: choice,
  theme: choice,
  oddsChangesOption: choice,
  defaultPayment: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  indonesianOfferType: choice,
});
export type PunterPreferences = z.infer<typeof punterPreferencesSchema>;

const nothing = z.undefined();

/** Service, client and the OpenAPI document are all made from this table. A body that is `undefined` is none. */
export const punterRoutes = {
  favourites: {
    method: "GET",
    path: "/api/punter/favourites",
    summary: "The punter's favourites",
    body: nothing,
    answer: favouritesSchema,
  },
  changeFavourites: {
    method: "POST",
    path: "/api/punter/favourites",
    summary: "Adds and removes favourites; answers with all there are then",
    body: favouritesChangeSchema,
    answer: favouritesSchema,
  },
  preferences: {
    method: "GET",
    path: "/api/punter/preferences",
    summary: "What the punter has chosen",
    body: nothing,
    answer: punterPreferencesSchema,
  },
  changePreferences: {
    method: "POST",
    path: "/api/punter/preferences",
    summary: "Changes those that are named; answers with all there are then",
    body: punterPreferencesSchema,
    answer: punterPreferencesSchema,
  },
  betslips: {
    method: "GET",
    path: "/api/punter/betslips",
    summary: "The punter's slips, as any of their devices kept them last",
    body: nothing,
    answer: punterBetslipsSchema,
  },
  keepBetslips: {
    method: "POST",
    path: "/api/punter/betslips",
    summary: "Keeps the punter's slips; 409 where another device has changed them since",
    body: keepBetslipsSchema,
    answer: punterBetslipsSchema,
  },
} as const;
