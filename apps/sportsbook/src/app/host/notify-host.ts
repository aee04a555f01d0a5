import { type ReadonlyBetslipStore, selectActiveSlip } from "../../data/betslip/betslip-store.ts";
import type { Preferences } from "../../data/preferences/preferences.ts";
import type { ReadonlyStore } from "../../data/store.ts";
import type { Env } from "../../env/env.ts";
import type { NotifyHost } from "../../host/host-link.ts";
import type { AppLocation } from "../router/app-location.ts";
import type { Navigation } from "../router/navigation.ts";
import { titleOfPage } from "./title-of-page.ts";

/** What was found for an address that left it open is no step. */
const arrivalAt = (next: AppLocation, before: AppLocation): "push" | "pop" | "replace" =>
  before.landing && !next.landing && next.arrival === "push" ? "replace" : next.arrival;

/** Every location, under the path that leads back to it, and every title: a screen may learn its name later. */
export const notifyHostOfRoutes = (
  { location, path }: Pick<Navigation, "location" | "path">,
  say: NotifyHost,
  { onNextFrame }: Pick<Env, "onNextFrame">,
): void => {
  let before = location.getState();
  let told = path();
  let toldTitle = titleOfPage();
  const tell = (of: string, arrival: "push" | "pop" | "replace"): void => {
    toldTitle = titleOfPage();
    say("route.changed", { path: of, arrival, title: toldTitle });
  };
  location.subscribe(() => {
    const next = location.getState();
    const arrival = arrivalAt(next, before);
    before = next;
    if (path() === told) return;
    told = path();
    const of = told;
    // The title is set while the location is drawn.
    onNextFrame(() => tell(of, arrival));
  });
  new MutationObserver(() => {
    if (titleOfPage() !== toldTitle) onNextFrame(() => titleOfPage() !== toldTitle && tell(told, "replace"));
  }).observe(document.head, { childList: true, characterData: true, subtree: true });
};

/** How many selections the slip in hand has. */
export const notifyHostOfSlip = (slips: ReadonlyBetslipStore, say: NotifyHost): void => {
  let told = 0;
  const tell = (): void => {
    const count = selectActiveSlip(slips.getState()).selectionsList.length;
    if (count === told) return;
    told = count;
    say("slip.count", { count });
  };
  tell();
  slips.subscribe(tell);
};

/** What the punter chose here, for a page that wants to look the same. */
export const notifyHostOfSettings = (
  preferences: ReadonlyStore<Preferences>,
  locale: string,
  say: NotifyHost,
): void => {
  let told = "";
  const tell = (): void => {
    const { theme, oddsFormat } = preferences.getState();
    const settings = { locale, theme, oddsFormat };
    if (JSON.stringify(settings) === told) return;
    if (told !== "") say("settings.changed", settings);
    told = JSON.stringify(settings);
  };
  tell();
  preferences.subscribe(tell);
};

/** How high the page would be without a scroll bar of its own. */
const wholeHeight = (): number => {
  const scroller = document.querySelector<HTMLElement>("[data-scroller]");
  return Math.round(
    scroller ? innerHeight - scroller.clientHeight + scroller.scrollHeight : document.body.scrollHeight,
  );
};

/** Looked at when something grew or shrank, and never more often than a picture is drawn. */
export const notifyHostOfHeight = (say: NotifyHost, { onNextFrame }: Pick<Env, "onNextFrame">): void => {
  let told = 0;
  let isDue = false;
  const tell = (): void => {
    isDue = false;
    const height = wholeHeight();
    if (height === told) return;
    told = height;
    say("height", { height });
  };
  const soon = (): void => {
    if (isDue) return;
    isDue = true;
    onNextFrame(tell);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document.body, { childList: true, subtree: true });
  window.addEventListener("resize", soon);
  soon();
};
