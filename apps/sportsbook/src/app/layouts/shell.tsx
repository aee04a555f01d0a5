import type { Route } from "@touchline/protocol";
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { selectSlips } from "../../data/betslip/betslip-store.ts";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import {
  dateFormatsOf,
  type Presentation,
  PresentationContext,
  usePreferences,
} from "../../data/preferences/preferences-context.ts";
import { useTickets } from "../../data/tickets/tickets-context.ts";
import { useStore } from "../../data/use-store.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { CountsContext, useCounts, useRouteCounts } from "../../entities/offer-counts.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { NarrowContext, useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { message } from "../../i18n/message.ts";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { ShownLocationContext, useFollowedLocation } from "../router/shown-location.ts";
import { pageTitleOf } from "../screens/route-screen.tsx";
import { writeTitle } from "../screens/use-screen-title.ts";
import { useServices } from "../services.ts";
import { LeaguesSheet, PriceAnnouncer, SidePanel, SlipToasts, TicketNews, Tooltips } from "./late-features.ts";
import { BetslipPanel } from "./late-slip.ts";
import { NarrowLayout } from "./narrow-layout.tsx";
import { SheetsContext } from "./sheets-context.ts";
import styles from "./shell.module.css";
import { goToSlipOnKey } from "./shortcuts.ts";
import { WideLayout } from "./wide-layout.tsx";

interface SlipSheetProps {
  readonly route: Route;
  readonly isNarrow: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The slip as a sheet, for layouts without a column for it. On a tablet it has everything that the column of a wide page has. */
const SlipSheet = ({ route, isNarrow, open, onClose }: SlipSheetProps) => (
  <Sheet label={message("slip.title")} open={open} onClose={onClose}>
    <PartBoundary name="slip" size="slip">
      <Suspense>
        {isNarrow ? (
          <BetslipPanel onClose={onClose} />
        ) : (
          <div className={styles.drawer}>
            <SidePanel route={route} onClose={onClose} />
          </div>
        )}
      </Suspense>
    </PartBoundary>
  </Sheet>
);

interface SilentPartProps {
  readonly name: string;
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

/** A part of which nothing is seen while it loads or after it failed: the page does without it. */
const SilentPart = ({ name, resetKey, children }: SilentPartProps) => (
  <ErrorBoundary name={name} resetKey={resetKey} renderFailure={() => null}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);

/** Toasts about settled bets, on every page. */
const TicketNotice = () => {
  const tickets = useStore(useTickets());
  return (
    tickets && (
      <SilentPart name="ticket news" resetKey={tickets}>
        <TicketNews tickets={tickets} />
      </SilentPart>
    )
  );
};

/** Toasts about rejected picks, on every page. */
const SlipNotice = () => {
  const notice = useSlip((state) => selectSlips(state).notice);
  return (
    notice && (
      <SilentPart name="slip notice" resetKey={notice}>
        <SlipToasts notice={notice} />
      </SilentPart>
    )
  );
};

/** Names of controls without words. Loaded when a mouse or a keyboard is first used: a touch shows none. */
const ControlNames = () => {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const use = (event: PointerEvent | KeyboardEvent): void => {
      if ("pointerType" in event && event.pointerType !== "mouse") return;
      setIsUsed(true);
      listening.abort();
    };
    document.addEventListener("pointermove", use, { signal: listening.signal, passive: true });
    document.addEventListener("keydown", use, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    isUsed && (
      <SilentPart name="tooltips">
        <Tooltips />
      </SilentPart>
    )
  );
};

/** Loaded with the slip, after the first odds. */
const PriceMoves = () => {
  const isReady = useSlip((state) => state.isReady);
  const { priceAnnouncements } = usePreferences();
  return (
    isReady &&
    priceAnnouncements === "on" && (
      <SilentPart name="price announcements">
        <PriceAnnouncer />
      </SilentPart>
    )
  );
};

/** The document title. It changes with the address, before the next screen is shown. */
const PageTitle = () => {
  const config = useConfig();
  const { navigation } = useServices();
  const location = useStore(navigation.location);
  const title = pageTitleOf(location.route, useCounts());
  const { name } = config.brand;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another location of the same name takes the title back from a screen
  useLayoutEffect(() => writeTitle(title, name), [location, title, name]);
  return null;
};

/** View, grid and odds format by the bettor's preferences. */
const useChosenPresentation = (isNarrow: boolean): Presentation => {
  const { general } = useConfig();
  const { oddsFormat, mobileOfferView, desktopOfferView, ...grids } = usePreferences();
  const view = isNarrow ? mobileOfferView : desktopOfferView;
  const grid = isNarrow ? grids.offerGridMobileLayout : grids.offerGridDesktopLayout;
  return useMemo(
    () => ({ view, grid, oddsFormat, dates: dateFormatsOf(general, view) }),
    [general, oddsFormat, view, grid],
  );
};

type OpenSheet = "slip" | "leagues" | null;

/** The page around the offer: navigation, columns, and the sheets that open over them. */
export const Shell = () => {
  const { navigation, list, search } = useServices();
  const shown = useFollowedLocation(navigation);
  const { route, landing } = shown;
  const counts = useRouteCounts(route);
  const isNarrow = useIsNarrow();
  const presentation = useChosenPresentation(isNarrow);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const close = (): void => setSheet(null);
  const [sheets] = useState(() => ({ openSlip: () => setSheet("slip"), openLeagues: () => setSheet("leagues") }));

  // Before paint, so that the next screen never shows the previous list.
  useLayoutEffect(() => {
    if (landing) return;
    search.close();
    if (route.filters.page === "search") search.open();
    list.show(route);
  }, [list, search, route, landing]);
  useEffect(() => goToSlipOnKey(sheets.openSlip), [sheets]);
  // Closed at once: a sheet would hide the progress line of the next screen.
  useEffect(() => navigation.location.subscribe(() => setSheet(null)), [navigation]);

  const Layout = isNarrow ? NarrowLayout : WideLayout;
  return (
    <ShownLocationContext value={shown}>
      <CountsContext value={counts}>
        <PresentationContext value={presentation}>
          <NarrowContext value={isNarrow}>
            <PageTitle />
            <SheetsContext value={sheets}>
              <Layout />
            </SheetsContext>
            <SlipSheet route={route} isNarrow={isNarrow} open={sheet === "slip"} onClose={close} />
            <SlipNotice />
            <ControlNames />
            <PriceMoves />
            <TicketNotice />
            <Sheet label={message("tree.sportsAndLeagues")} tall open={sheet === "leagues"} onClose={close}>
              <PartBoundary name="leagues" size="slip">
                <Suspense>
                  <LeaguesSheet route={route} onClose={close} />
                </Suspense>
              </PartBoundary>
            </Sheet>
          </NarrowContext>
        </PresentationContext>
      </CountsContext>
    </ShownLocationContext>
  );
};
