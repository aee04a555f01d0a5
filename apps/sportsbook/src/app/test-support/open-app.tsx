import { act, cleanup, render } from "@testing-library/react";
import { type Brand, brandDocument, loadBrand } from "@touchline/brands/shipped";
import type { PackId } from "@touchline/jurisdictions";
import { type OfferList, type PromotedStatistics, packOfferList, type Statistics } from "@touchline/protocol";
import { onTestFinished, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { browserTime } from "../../env/browser-time.ts";
import { createHostLink } from "../../host/host-link.ts";
import { browserFetch } from "../../net/http.ts";
import { sampleLeagues } from "../../test-support/sample-leagues.ts";
import { createTestEnv } from "../../test-support/test-env.ts";
import { AppRoot } from "../app-root.tsx";
import { attachToPage } from "../attach-to-page.ts";
import { createApp } from "../create-app.ts";
import type { AppEnv } from "../env.ts";
import { createBrowserAddressBar } from "../router/address-bar.ts";

/** A whole page takes its time on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

export const PHONE = 390;
export const DESKTOP = 1440;

const offer = sampleLeagues(Date.now());

const statistics: Statistics = {
  generatedAt: 1,
  totals: { all: 6, today: 5, live: 3, streamed: 1, outrights: 2 },
  sports: offer.sports.map((sport) => ({
    ...sport,
    count: 3,
    categories: offer.categories
      .filter(({ sportId }) => sportId === sport.id)
      .map((category) => ({
        ...category,
        count: 3,
        tournaments: offer.tournaments
          .filter(({ categoryId }) => categoryId === category.id)
          .map(({ id, name }) => ({ id, name, top: true, count: 3 })),
      })),
  })),
};

const promoted: PromotedStatistics = {
  generatedAt: 1,
  catalogs: [{ id: 1, name: "Champions week", count: 4, promotedOffers: [] }],
};

/** Answers by path. What is asked for has its query; an answer that is undefined fails. */
export type Answers = Readonly<Record<string, (query: URLSearchParams) => unknown>>;

const listOf = (query: URLSearchParams): OfferList => {
  const isLive = query.get("game") === "live";
  const sport = Number(query.get("sport")) || null;
  const ofSport = new Set(
    offer.tournaments.filter(({ sportId }) => sport === null || sportId === sport).map(({ id }) => id),
  );
  return {
    ...offer,
    events: offer.events.filter(({ live, tournamentId }) => ofSport.has(tournamentId) && (live || !isLive)),
  };
};

const OFFER: Answers = {
  "/api/offer/list": (query) => packOfferList(listOf(query)),
  "/api/offer/statistics": () => statistics,
  "/api/offer/promoted-statistics": () => promoted,
};

/** Answers as the platform would, with an offer of six events. */
export const samplePlatform =
  (brand: Brand, answers: Answers = {}) =>
  async (request: string): Promise<Response> => {
    const { pathname, searchParams } = new URL(request, "http://platform");
    const all: Answers = { [`/api/brands/${brand.slug}/document`]: () => brandDocument(brand), ...OFFER, ...answers };
    const answer = all[pathname]?.(searchParams);
    if (answer === undefined) throw new TypeError(`no answer to ${request}`);
    return answer instanceof Response ? answer : Response.json(answer);
  };

export const stubPage = (width: number): void => {
  vi.stubGlobal("innerWidth", width);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: [...query.matchAll(/\((min|max)-width: (\d+)px\)/g)].every(([, end, limit]) =>
      end === "min" ? width >= Number(limit) : width <= Number(limit),
    ),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      #callback: ((entries: readonly never[]) => void) | null;
      constructor(callback: (entries: readonly never[]) => void) {
        this.#callback = callback;
      }
      /** Once for all that is observed, as a browser does. */
      observe = () => {
        this.#callback?.([]);
        this.#callback = null;
      };
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
  // All tabs of a header have room.
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, this.matches("nav") ? width : 0, 0);
  });
};

/** Returns how to remove every listener that is added from now on: an app never leaves its window, tests share one. */
const collectListeners = (): (() => void) => {
  const collected = [window, document].map((target) => ({ target, added: vi.spyOn(target, "addEventListener") }));
  return () => {
    for (const { target, added } of collected)
      for (const [name, listener] of added.mock.calls) target.removeEventListener(name, listener as EventListener);
  };
};

interface OpenOptions {
  readonly width?: number;
  readonly brand?: string;
  readonly jurisdiction?: PackId;
  /** Changes the brand's settings. */
  readonly change?: (brand: Brand) => void;
  readonly answers?: Answers;
  readonly env?: Partial<AppEnv>;
}

/** What the app is given at an address, in a document without layout, with an offer of six events; and how to leave that document. */
export const openPageEnv = (address: string, options: OpenOptions = {}) => {
  const { width = DESKTOP, brand: slug = "default", jurisdiction = "neutral", change, answers, env: given } = options;
  stubPage(width);
  const removeListeners = collectListeners();
  history.replaceState(null, "", address);
  const brand = structuredClone(loadBrand(slug));
  change?.(brand);
  const { languages, name, settings } = brand;
  const { theme } = settings.generalSettings;
  const requests: string[] = [];
  const answer = samplePlatform(brand, answers);
  vi.stubGlobal("fetch", async (request: string) => {
    requests.push(request);
    return answer(request);
  });
  /** What the app said to the page around it. */
  const said: [string, unknown][] = [];
  const page = {
    location,
    dispatchEvent: (event: Event) => said.push([event.type, (event as CustomEvent).detail]) > 0,
  };
  const env: AppEnv = {
    ...createTestEnv(browserTime, vi.fn()),
    start: {
      tenant: "touchline",
      tenantUuid: "0193a1b0-0000-7000-8000-000000000001",
      jurisdiction,
      slug,
      brand: { name, languages, theme, canvas: {}, style: "", document: "" },
      theme: theme.default,
      locale: "en",
      currency: null,
      token: null,
      standalone: true,
      header: true,
      footer: true,
    },
    version: "1.40.1",
    isEmbedded: false,
    isReplay: false,
    isOnline: true,
    host: createHostLink(page, false),
    addressBar: createBrowserAddressBar(),
    narrow: window.matchMedia("(max-width: 767px)"),
    chunkMissing: createStore(() => false),
    fetch: browserFetch,
    drawn: null,
    ...given,
  };
  const leave = (): void => {
    cleanup();
    removeListeners();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
  return { env, requests, said, leave };
};

/** The whole page at an address. What loads after the first odds is left out: the socket, the engine of the slip, the session. */
export const openApp = async (address: string, options: OpenOptions = {}) => {
  const { env, requests, said, leave } = openPageEnv(address, options);
  const app = await createApp(env);
  attachToPage(app);
  await act(async () => render(<AppRoot app={app} />));
  const close = (): void => {
    leave();
    app.queryClient.clear();
  };
  onTestFinished(close);
  return { app, env, requests, said, close };
};
