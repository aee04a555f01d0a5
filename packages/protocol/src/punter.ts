import * as z from "zod/mini";
import { keepBetslipsSchema, punterBetslipsSchema } from "./betslips.ts";
import { MOST_FAVOURITES } from "./favourites-limit.ts";
import { idSchema } from "./id-schemas.ts";

/** Stored data of a punter. Every call carries `Authorization: Bearer <token>`; the punter is in the token. */

const idsSchema = z.array(idSchema).check(z.maxLength(MOST_FAVOURITES));

export const favouritesSchema = z.object({ tournaments: idsSchema, events: idsSchema, markets: idsSchema });
export type Favourites = z.infer<typeof favouritesSchema>;

/** Ids to add, and ids to remove. */
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

/** Only the punter's own choices. Whether the brand allows a value is checked by the app, which knows the brand. */
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
  /** `on` or `off`: whether price moves are announced to screen readers. */
  priceAnnouncements: choice,
  /** `on` or `off`: whether two picks of different events begin as a combo. */
  startCombos: choice,
});
export type PunterPreferences = z.infer<typeof punterPreferencesSchema>;

const nothing = z.undefined();

/** Service, client and OpenAPI document are derived from this table. A body `undefined` means that there is none. */
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
    summary: "Adds and removes favourites; returns all favourites after the change",
    body: favouritesChangeSchema,
    answer: favouritesSchema,
  },
  preferences: {
    method: "GET",
    path: "/api/punter/preferences",
    summary: "The punter's preferences",
    body: nothing,
    answer: punterPreferencesSchema,
  },
  changePreferences: {
    method: "POST",
    path: "/api/punter/preferences",
    summary: "Changes the given preferences; returns all preferences after the change",
    body: punterPreferencesSchema,
    answer: punterPreferencesSchema,
  },
  betslips: {
    method: "GET",
    path: "/api/punter/betslips",
    summary: "The punter's slips, as last stored by any device",
    body: nothing,
    answer: punterBetslipsSchema,
  },
  keepBetslips: {
    method: "POST",
    path: "/api/punter/betslips",
    summary: "Stores the punter's slips; 409 if another device has changed them since",
    body: keepBetslipsSchema,
    answer: punterBetslipsSchema,
  },
} as const;
