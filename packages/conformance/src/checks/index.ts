import type { Check } from "../check.ts";
import { betslipChecks } from "./betslips.ts";
import { brandChecks } from "./brands.ts";
import { hostChecks } from "./host.ts";
import { identityChecks } from "./identity.ts";
import { moneyChecks } from "./money.ts";
import { offerChecks } from "./offer.ts";
import { filterChecks } from "./offer-filters.ts";
import { placementChecks } from "./placement.ts";
import { punterChecks } from "./punter.ts";
import { pushOfferChecks } from "./push-offer.ts";
import { pushPunterChecks } from "./push-punter.ts";
import { refusalChecks } from "./refusals.ts";
import { tagChecks } from "./tags.ts";
import { ticketChecks } from "./tickets.ts";

/** All checks in order: a bet is checked while it is open, and cashed out afterwards. */
export const CHECKS: readonly Check[] = [
  ...offerChecks,
  ...filterChecks,
  ...tagChecks,
  ...brandChecks,
  ...betslipChecks,
  ...refusalChecks,
  ...identityChecks,
  ...punterChecks,
  ...moneyChecks,
  ...hostChecks,
  ...pushOfferChecks,
  ...placementChecks,
  ...pushPunterChecks,
  ...ticketChecks,
];
