import type { HostPage } from "@touchline/protocol/host-messages";
import { notifyHost } from "./host-line.ts";

/** The pages of a host on our own origin. */
type OwnPage = "signIn" | "deposit" | "limits" | "timeOut" | "selfExclusion" | "help";
type OwnPages = Readonly<Record<OwnPage, string>>;

let pages: OwnPages | null = null;

/** A host that answers on our origin has pages of its own for what is not ours. */
export const setHostPages = (own: OwnPages): void => {
  pages = own;
};

const here = (): string => location.pathname + location.search;

/** Leads to a page of the host and back again; where there is none, whoever is around us is asked. */
const goOr = (page: OwnPage, ask: () => void): void => {
  if (pages === null) ask();
  else location.assign(`${pages[page]}?return=${encodeURIComponent(here())}`);
};

export const requestLogin = (): void => goOr("signIn", () => notifyHost("login.asked", { path: location.pathname }));

/** The brand may name a page for deposits; where it does not, the host's own is meant. */
export const requestDeposit = (brandPage: string | null): void => {
  if (brandPage === null) goOr("deposit", () => notifyHost("deposit.asked", { path: location.pathname }));
  else openLink(brandPage);
};

const OWN: Readonly<Partial<Record<HostPage, OwnPage>>> = {
  limits: "limits",
  "time-out": "timeOut",
  "self-exclusion": "selfExclusion",
  help: "help",
};

/** The menu, the casino, limits: what belongs to the operator is the operator's to open. */
export const requestPage = (page: Exclude<HostPage, "link">): void => {
  const own = OWN[page];
  const ask = (): void => notifyHost("page.asked", { page });
  if (own) goOr(own, ask);
  else ask();
};

let isHeld = false;

/** The app stands in another's page, which opens what lies outside. */
export const setHeld = (): void => {
  isHeld = true;
};

/** Whether the host opens this; what it does not is the browser's. */
export const isHosts = (address: string): boolean => isHeld && /^https:\/\//.test(address);

/** To a place outside the app: the host opens it where there is one around us. */
export const openLink = (address: string): void => {
  if (isHosts(address)) notifyHost("page.asked", { page: "link", url: address });
  else location.assign(address);
};
