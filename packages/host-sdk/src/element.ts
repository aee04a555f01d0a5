import { embedSportsbook } from "./create-sportsbook.ts";
import { EVENTS } from "./events.ts";
import { nameFrame } from "./frame.ts";
import type {
  GameOptions,
  GetSession,
  GivenOptions,
  GivenPunter,
  GivenSession,
  HostAddress,
  HostConsent,
  HostLimits,
  HostPreview,
  HostWallet,
  Sportsbook,
  SportsbookElement,
  SportsbookEvents,
  SportsbookOptions,
  TracedMessage,
} from "./sportsbook.ts";

const NAME = "touchline-sportsbook";

/** `header="false"` is false; the attribute without a value is true. */
const isYes = (value: string | null): boolean => value !== null && value !== "false";

/** Options for a changed attribute. Removing an attribute without a default changes nothing. */
const OPTIONS: Readonly<Record<string, (value: string | null) => GameOptions>> = {
  locale: (value) => (value ? { locale: value } : {}),
  "active-locale": (value) => (value ? { locale: value } : {}),
  theme: (value) => (value ? { theme: value } : {}),
  currency: (value) => (value ? { currency: value } : {}),
  "bet-id": (value) => ({ betId: value || null }),
  "load-mobile-view": (value) => ({ loadMobileView: isYes(value) }),
  header: (value) => ({ header: value !== "false" }),
  footer: (value) => ({ footer: value !== "false" }),
};

/** Attributes that need another app. */
const RELOADING: readonly string[] = ["app-url", "tenant", "tenant-id", "brand", "fallback-text", "retry-text"];

const readText = (element: Element, name: string): string | undefined => element.getAttribute(name) || undefined;
const readFlag = (element: Element, name: string): boolean | undefined =>
  element.hasAttribute(name) ? isYes(element.getAttribute(name)) : undefined;

const readRequired = (element: Element, name: string): string => {
  const value = readText(element, name);
  if (!value) throw new Error(`Touchline: <${NAME}> needs the attribute ${name}`);
  return value;
};

/** Functions are looked up when called: the markup exists before the script that sets them. */
const optionsOf = (element: SportsbookElement): SportsbookOptions => ({
  container: element,
  appUrl: readRequired(element, "app-url"),
  tenant: readText(element, "tenant-id") ?? readRequired(element, "tenant"),
  brand: readText(element, "brand"),
  locale: readText(element, "locale") ?? readText(element, "active-locale"),
  theme: readText(element, "theme"),
  currency: readText(element, "currency"),
  path: readText(element, "path"),
  betId: readText(element, "bet-id"),
  title: readText(element, "title"),
  fallbackText: readText(element, "fallback-text"),
  retryText: readText(element, "retry-text"),
  loadMobileView: readFlag(element, "load-mobile-view"),
  header: readFlag(element, "header"),
  footer: readFlag(element, "footer"),
  address: element.address,
  get getSession() {
    return element.getSession;
  },
  get getWallet() {
    return element.getWallet;
  },
  get limits() {
    return element.limits;
  },
  get onMessage() {
    return element.onMessage;
  },
});

/** Created on demand: on a server there is no HTMLElement to extend. */
const createElementClass = () =>
  class extends HTMLElement implements SportsbookElement {
    static readonly observedAttributes = [...Object.keys(OPTIONS), ...RELOADING, "path", "title"];

    // Only declared, so that properties set before the element was defined are kept.
    declare getSession?: GetSession | undefined;
    declare getWallet?: (() => Promise<HostWallet>) | undefined;
    declare address?: HostAddress | undefined;
    declare limits?: boolean | undefined;
    declare onMessage?: ((message: TracedMessage) => void) | undefined;

    #sportsbook: Sportsbook | null = null;
    #waiting: readonly ((sportsbook: Sportsbook) => void)[] = [];

    #isStale = false;

    connectedCallback(): void {
      if (getComputedStyle(this).display === "inline") this.style.display = "block";
      const sportsbook = embedSportsbook(optionsOf(this), "element");
      for (const name of EVENTS) sportsbook.on(name, (detail) => this.dispatchEvent(new CustomEvent(name, { detail })));
      this.#sportsbook = sportsbook;
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const run of waiting) run(sportsbook);
    }

    disconnectedCallback(): void {
      this.#sportsbook?.destroy();
      this.#sportsbook = null;
    }

    /** Once, however many attributes change together. */
    #reload(): void {
      if (this.#isStale) return;
      this.#isStale = true;
      queueMicrotask(() => {
        this.#isStale = false;
        if (!this.isConnected) return;
        this.disconnectedCallback();
        this.connectedCallback();
      });
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      // Before the element is connected, attributes are read with the other options.
      if (before === now || !this.#sportsbook) return;
      const options = OPTIONS[name]?.(now);
      if (options) this.#sportsbook.updateGameOptions(options);
      else if (RELOADING.includes(name)) this.#reload();
      else if (name === "path" && now) this.#sportsbook.navigate(now);
      else if (name === "title") nameFrame(this.querySelector("iframe"), now);
    }

    #run(run: (sportsbook: Sportsbook) => void): void {
      if (this.#sportsbook) run(this.#sportsbook);
      else this.#waiting = [...this.#waiting, run];
    }

    updateGameOptions(options: GivenOptions): void {
      this.#run((sportsbook) => sportsbook.updateGameOptions(options));
    }
    updateSession(session: GivenSession): void {
      this.#run((sportsbook) => sportsbook.updateSession(session));
    }
    destroySession(): void {
      this.#run((sportsbook) => sportsbook.destroySession());
    }
    updatePunter(punter: GivenPunter): void {
      this.#run((sportsbook) => sportsbook.updatePunter(punter));
    }
    updateWallet(wallet: HostWallet): void {
      this.#run((sportsbook) => sportsbook.updateWallet(wallet));
    }
    updateLimits(limits: HostLimits): void {
      this.#run((sportsbook) => sportsbook.updateLimits(limits));
    }
    updateConsent(consent: HostConsent): void {
      this.#run((sportsbook) => sportsbook.updateConsent(consent));
    }
    showPreview(preview: HostPreview): void {
      this.#run((sportsbook) => sportsbook.showPreview(preview));
    }
    navigate(path: string): void {
      this.#run((sportsbook) => sportsbook.navigate(path));
    }

    on<Name extends keyof SportsbookEvents>(
      name: Name,
      listener: (detail: SportsbookEvents[Name]) => void,
    ): () => void {
      const hear = (event: Event): void => listener((event as CustomEvent<SportsbookEvents[Name]>).detail);
      this.addEventListener(name, hear);
      return () => this.removeEventListener(name, hear);
    }

    destroy(): void {
      this.remove();
    }
  };

/** Defines `<touchline-sportsbook>`; calling it twice is allowed. */
export const defineElement = (): void => {
  if (!customElements.get(NAME)) customElements.define(NAME, createElementClass());
};
