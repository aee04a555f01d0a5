import { useRef } from "react";
import { useBreak, useSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import { useStore } from "../../data/use-store.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { NarrowHeader } from "../../features/navigation/header.tsx";
import { MainBar } from "../../features/navigation/main-bar.tsx";
import { PageHead } from "../../features/navigation/page-head.tsx";
import { DelayNotice } from "../../features/navigation/safer-gambling.tsx";
import { NarrowFilters } from "../../features/offer-filters/filters-bar.tsx";
import { SavedNote } from "../../features/preferences/saved-note.tsx";
import { message } from "../../i18n/message.ts";
import { Late } from "../../ui/late.tsx";
import { hasFilters } from "../router/navigation.ts";
import { useShownLocation } from "../router/shown-location.ts";
import { useFocusAfterStep } from "../router/use-focus-after-step.ts";
import { useScroller } from "../router/use-scroller.ts";
import { hasOwnHead, isHeaded, RouteScreen, titleOf } from "../screens/route-screen.tsx";
import { useServices } from "../services.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import { ConsentNotice } from "./consent-notice.tsx";
import { PageEnd } from "./late-features.ts";
import { MainArea } from "./main-area.tsx";
import { ObligatoryPlace } from "./obligatory-place.tsx";
import { PunterAccount } from "./punter-account.tsx";
import { RecommendedSlot } from "./recommended-slot.tsx";
import { ReloadNotice } from "./reload-notice.tsx";
import { SessionBar } from "./session-bar.tsx";
import { useSheets } from "./sheets-context.ts";
import styles from "./shell.module.css";
import { SlipBar } from "./slip-bar.tsx";
import { useNavigationItems } from "./use-navigation-items.ts";

/** One column: header, session bar, the offer, and the navigation above or below. */
export const NarrowLayout = () => {
  const config = useConfig();
  const { navigation, list } = useServices();
  const items = useNavigationItems();
  const { openLeagues } = useSheets();
  const order = useStore(list.order);
  const scroller = useRef<HTMLElement>(null);
  useScroller(scroller);
  useFocusAfterStep(scroller);

  const frame = useStore(useSaferGambling().frame);
  const breakUntil = useBreak();

  const { route } = useShownLocation();
  const { header, mainNavigation } = config.general;
  const hasHeader = header.enabled && frame.header && !isHeaded(route) && route.filters.event === undefined;
  const bar = <MainBar items={items} settings={mainNavigation} onGo={navigation.go} />;
  const atBottom = mainNavigation.type === "bottom-positioned";
  return (
    <div className={styles.narrow}>
      <button type="button" className={styles.skip} onClick={() => scroller.current?.focus()}>
        {message("navigation.skip")}
      </button>
      <ObligatoryPlace />
      {isHeaded(route) && !hasOwnHead(route) && (
        <PageHead title={titleOf(route)} onBack={navigation.back}>
          {route.view === "preferences" && <SavedNote />}
        </PageHead>
      )}
      {hasHeader && <NarrowHeader brand={config.brand} account={<PunterAccount />} mayDeposit={breakUntil === null} />}
      {!atBottom && bar}
      <div className={styles.sessionBar}>
        <SessionBar withBalance={!hasHeader} />
      </div>
      <ConnectionNotice />
      <ReloadNotice />
      <div className={styles.body}>
        <MainArea ref={scroller} className={styles.scroller} data-scroller data-filters={hasFilters(route)}>
          <div className={styles.page}>
            {route.view === "live" && <DelayNotice />}
            {hasFilters(route) && (
              <NarrowFilters route={route} order={order} onOrder={list.setOrder} onOpenLeagues={openLeagues} />
            )}
            <RecommendedSlot route={route} at="top" />
            <RouteScreen />
            <RecommendedSlot route={route} at="bottom" />
          </div>
          <Late>
            <PageEnd />
          </Late>
        </MainArea>
        <SlipBar />
      </div>
      <ConsentNotice />
      {atBottom && bar}
    </div>
  );
};
