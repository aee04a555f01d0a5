// @vitest-environment jsdom
import { brandDocument, loadBrand } from "@touchline/brands/shipped";
import type { FromApp } from "@touchline/protocol/host-messages";
import { beforeEach, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { createAppConfig } from "../../config/app-config.ts";
import { createBetslipStore } from "../../data/betslip/betslip-store.ts";
import { createConsent } from "../../data/consent/consent.ts";
import { createInterests } from "../../data/recommendations/interests.ts";
import { createHostLink } from "../../host/host-link.ts";
import { createMemoryStorage } from "../../test-support/test-env.ts";
import { openNavigation } from "../router/test-support/open-navigation.ts";
import { syncConsent } from "./sync-consent.ts";

beforeEach(() => document.body.replaceChildren());

const frames = (): readonly HTMLIFrameElement[] => [...document.querySelectorAll("iframe")];

const setUp = (slug: string) => {
  const storage = createMemoryStorage();
  const document = brandDocument(loadBrand(slug));
  const counted: FromApp["analytics.event"][] = [];
  const link = createHostLink(window, true);
  link.connect((name, parts) => {
    if (name === "analytics.event") counted.push(parts as FromApp["analytics.event"]);
  });
  const consent = createConsent({ storage, brand: slug, isEmbedded: false });
  const interests = createInterests({ storage, brand: slug, favourites: () => new Set() });
  const navigation = openNavigation("/live");
  const config = createAppConfig({ brand: document, currency: null, version: "1" });
  syncConsent({
    env: { host: link, tabStorage: createMemoryStorage(), onNextFrame: (run: () => void) => run() } as never,
    consent,
    interests,
    navigation,
    shownConfig: createStore(() => config),
    lazyBetslips: { store: createBetslipStore(["single"]) } as never,
  });
  return { consent, interests, navigation, link, counted, storage };
};

const names = (counted: readonly { readonly name: string }[]) => counted.map(({ name }) => name);

test("CONFIG-3 nothing is loaded, sent or stored without consent", () => {
  const { navigation, link, counted, interests, consent } = setUp("showcase");
  navigation.go("/sports/d_all/t_31");
  link.notify("bet.placed", { betId: "b", stake: "1.00", currency: "EUR" });
  consent.answer({ analytics: false, recommendations: false });
  navigation.go("/sports/d_all/t_32");
  expect([frames(), counted, interests.top()]).toEqual([[], [], []]);
});

test("CONFIG-3 with consent the provider's page is loaded with the brand's id, apart from ours, and gone when it is withdrawn", () => {
  const { consent, counted, link } = setUp("showcase");
  consent.answer({ analytics: true });
  const [frame] = frames();
  expect(frame?.getAttribute("sandbox")).toBe("allow-scripts");
  expect(decodeURIComponent(frame?.src.split("#")[1] ?? "")).toContain('"id":"demo-analytics-showcase"');
  link.notify("bet.placed", { betId: "b", stake: "1.00", currency: "EUR" });
  expect(names(counted)).toEqual(["page_view", "bet_placed"]);
  consent.answer({ analytics: false });
  link.notify("bet.placed", { betId: "b", stake: "1.00", currency: "EUR" });
  expect([frames().length, counted.length]).toEqual([0, 2]);
});

test("CONFIG-3 a brand without an analytics id loads nothing; its host hears of events all the same", () => {
  const { consent, counted } = setUp("default");
  consent.answer({ analytics: true });
  expect(frames()).toEqual([]);
  expect(counted).toEqual([{ name: "page_view", parameters: { page_path: "/live", page_title: document.title } }]);
});

test("CONFIG-3 with consent the tournaments that are opened become interests; without vaix they do not", () => {
  const personal = setUp("showcase");
  personal.consent.answer({ recommendations: true });
  personal.navigation.go("/sports/d_all/t_31");
  expect(personal.interests.top()).toEqual([31]);
  personal.consent.answer({ recommendations: false });
  expect(personal.interests.top()).toEqual([]);

  const general = setUp("default");
  general.consent.answer({ recommendations: true });
  general.navigation.go("/sports/d_all/t_31");
  expect(general.interests.top()).toEqual([]);
});
