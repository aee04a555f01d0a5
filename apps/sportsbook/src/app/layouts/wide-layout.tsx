import { useRef } from "react";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { familyOf } from "../../data/preferences/view-family.ts";
import { useBreak, useSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import { useStore } from "../../data/use-store.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { WideHeader } from "../../features/navigation/header.tsx";
import { desktopItems } from "../../features/navigation/navigation-items.ts";
import { DelayNotice } from "../../features/navigation/safer-gambling.tsx";
import { SideNavigation } from "../../features/navigation/side-navigation.tsx";
import { WideFilters } from "../../features/offer-filters/filters-bar.tsx";
import { message } from "../../i18n/message.ts";
import { Late } from "../../ui/late.tsx";
import { below } from "../../ui/metrics.ts";
import { useMediaQuery } from "../../ui/use-media-query.ts";
import { hasFilters } from "../router/navigation.ts";
import { useShownLocation } from "../router/shown-location.ts";
import { useFocusAfterStep } from "../router/use-focus-after-step.ts";
import { useScroller } from "../router/use-scroller.ts";
import { hasOwnHead, RouteScreen } from "../screens/route-screen.tsx";
import { useServices } from "../services.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { ConsentNotice } from "./consent-notice.tsx";
import { HeaderSearch } from "./header-search.tsx";
import { PageEnd, SidePanel, SportsRail, SportsTree } from "./late-features.ts";
import { MainArea } from "./main-area.tsx";
import { ObligatoryPlace } from "./obligatory-place.tsx";
import { PunterAccount } from "./punter-account.tsx";
import { ReloadNotice } from "./reload-notice.tsx";
import { SessionBar } from "./session-bar.tsx";
import { useSheets } from "./sheets-context.ts";
import styles from "./shell.module.css";
import { goToSlip } from "./shortcuts.ts";
import { SlipBar } from "./slip-bar.tsx";
import { useNavigationItems } from "./use-navigation-items.ts";

/** The tree becomes a rail on a tablet, and for views that need its room: wide tables up to 1440, many markets up to 1920. */
const useRail = (isTablet: boolean): boolean => {
  const { view } = usePresentation();
  const isCompact = useMediaQuery(below("desktop-l"));
  const isUsual = useMediaQuery(below("desktop-xl"));
  if (isTablet) return true;
  if (view === "euro_multi_market_horizontal") return isUsual;
  return familyOf(view) !== "european" && isCompact;
};

/** Tree, offer and slip beside each other; on a tablet the slip opens from its bar, and there and for wide views the tree is a rail. */
export const WideLayout = () => {
  const config = useConfig();
  const { navigation, list } = useServices();
  const items = useNavigationItems();
  const { openLeagues, openSlip } = useSheets();
  const order = useStore(list.order);
  const loadState = useStore(list.loadState);
  const isTablet = useMediaQuery(below("desktop"));
  const isRail = useRail(isTablet);
  const scroller = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  useScroller(scroller);
  useFocusAfterStep(main);

  const frame = useStore(useSaferGambling().frame);
  const breakUntil = useBreak();
  const isFull = config.general.header.enabled && frame.header;

  const { route } = useShownLocation();
  // A ticket takes the full width, because its table needs it.
  const isAlone = hasOwnHead(route);
  const hasSlipColumn = !isTablet && !isAlone;
  const views = desktopItems(items, config.general);
  // A rail has no room for the names of views.
  const isHorizontal = isRail || config.general.miscellaneous.displayHorizontalNavigationInDesktopView;
  // Below a full header; above a header that has only navigation and search.
  const sessionBar = isTablet && (
    <div className={styles.sessionBar}>
      <SessionBar />
    </div>
  );
  return (
    <div className={styles.wide}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {message("navigation.skip")}
      </button>
      {!isAlone && (
        <button type="button" className={styles.skip} onClick={() => goToSlip(openSlip)}>
          {message("navigation.skipToSlip")}
        </button>
      )}
      <ObligatoryPlace withSession={!(isFull || isTablet)} />
      {!isFull && sessionBar}
      <WideHeader
        brand={config.brand}
        isFull={isFull}
        sessionBar={<SessionBar inHeader />}
        account={<PunterAccount />}
        mayDeposit={breakUntil === null}
        items={isHorizontal ? views : []}
        onGo={navigation.go}
        atPreferences={route.view === "preferences"}
        search={<HeaderSearch route={route} />}
      />
      {isFull && sessionBar}
      <ConnectionNotice />
      <ReloadNotice />
      <div className={styles.columns} data-rail={isRail} data-alone={isAlone}>
        {!isAlone && (
          <div className={styles.column}>
            {!isHorizontal && <SideNavigation items={views} />}
            <PartBoundary name="sports tree" size="card">
              <Late>{isRail ? <SportsRail route={route} onExpand={openLeagues} /> : <SportsTree route={route} />}</Late>
            </PartBoundary>
          </div>
        )}
        <MainArea ref={main} className={styles.main}>
          {hasFilters(route) && (
            <WideFilters
              route={route}
              order={order}
              onOrder={list.setOrder}
              views={config.general.offerView.desktop.options}
              isListThere={loadState.status !== "loading"}
            />
          )}
          {route.view === "live" && <DelayNotice />}
          <div ref={scroller} className={styles.scroller} data-scroller>
            <div className={styles.page}>
              <RouteScreen />
            </div>
            <Late>
              <PageEnd />
            </Late>
          </div>
          {!hasSlipColumn && <SlipBar isAlways={!isAlone} />}
        </MainArea>
        {hasSlipColumn && (
          <aside className={styles.slip} aria-label={message("slip.title")} tabIndex={-1} data-slip-column>
            <Late>
              <SidePanel route={route} />
            </Late>
          </aside>
        )}
      </div>
      <ConsentNotice />
    </div>
  );
};
