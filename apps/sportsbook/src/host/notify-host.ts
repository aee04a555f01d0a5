/** What the app says to the page it runs in, and what goes with it. */
interface HostMessages {
  /** The app is ready. */
  readonly loaded: { readonly version: string };
  /** Something was asked for that needs a signed-in punter. */
  readonly login: undefined;
  /** Money is wanted in the wallet. */
  readonly deposit: undefined;
  readonly "side-menu": undefined;
  readonly casino: undefined;
  /** How far the offer is scrolled, in pixels. */
  readonly scroll: { readonly top: number };
}

/** A page that stands alone hears it as an event of its window: `touchline:login` and so on. */
export const notifyHost = <Name extends keyof HostMessages>(
  name: Name,
  ...[detail]: HostMessages[Name] extends undefined ? [] : [HostMessages[Name]]
): void => {
  window.dispatchEvent(new CustomEvent(`touchline:${name}`, { detail }));
};

interface HostPages {
  readonly signIn: string;
  readonly deposit: string;
}

let pages: HostPages | null = null;

/** A host that answers on our origin has pages of its own for what is not ours. */
export const setHostPages = (hostPages: HostPages): void => {
  pages = hostPages;
};

/** Leads to a page of the host and back again; where there is none, whoever is around us is asked. */
const goOrAsk = (page: keyof HostPages, name: "login" | "deposit"): void => {
  if (pages === null) {
    notifyHost(name);
    return;
  }
  const back = encodeURIComponent(location.pathname + location.search);
  location.assign(`${pages[page]}?return=${back}`);
};

export const requestLogin = (): void => goOrAsk("signIn", "login");

/** The brand may name a page for deposits; where it does not, the host's own is meant. */
export const requestDeposit = (brandPage: string | null): void => {
  if (brandPage === null) goOrAsk("deposit", "deposit");
  else location.assign(brandPage);
};
