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

let signInPage: string | null = null;

/** A host that answers on our origin has a page to sign in on. */
export const setSignInPage = (path: string): void => {
  signInPage = path;
};

/** Leads to the page to sign in on and back again; where there is none, whoever is around us is asked. */
export const requestLogin = (): void => {
  if (signInPage === null) {
    notifyHost("login");
    return;
  }
  const back = encodeURIComponent(location.pathname + location.search);
  location.assign(`${signInPage}?return=${back}`);
};

/** Leads to where the brand takes deposits; where it names no such page, whoever is around us is asked. */
export const requestDeposit = (page: string | null): void => {
  if (page === null) notifyHost("deposit");
  else location.assign(page);
};
