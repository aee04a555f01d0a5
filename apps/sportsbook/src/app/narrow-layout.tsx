import { useRef } from "react";
import { useStateValue } from "../data/use-state-value.ts";
import { BetslipBar } from "../features/betslip/betslip-bar.tsx";
import { BottomBar } from "../features/navigation/bottom-bar.tsx";
import { NarrowHeader } from "../features/navigation/header.tsx";
import { DelayNotice, SaferGamblingNote } from "../features/navigation/safer-gambling.tsx";
import { NarrowFilters } from "../features/offer-filters/filters-bar.tsx";
import { requestLogin } from "../host/request-login.ts";
import { ConnectionNotice } from "./connection-notice.tsx";
import type { LayoutProps } from "./layout-props.ts";
import { hasFilters, RouteScreen } from "./route-screen.tsx";
import { useServices } from "./services.ts";
import styles from "./shell.module.css";
import { useScrollMemory } from "./use-scroll-memory.ts";

/** One column: header, strip, the offer, and the bar below. */
export const NarrowLayout = ({ place, items, onOpenSlip, onOpenLeagues }: LayoutProps) => {
  const { config, navigation, offer } = useServices();
  const { statistics, promoted } = useStateValue(offer.counts);
  const scroller = useRef<HTMLElement>(null);
  useScrollMemory(scroller, place);

  const { route } = place;
  const { hrefOf } = navigation;
  return (
    <div className={styles.narrow}>
      <NarrowHeader brand={config.brand} homeHref={hrefOf({ view: "homepage", filters: {} })} onLogIn={requestLogin} />
      <div className={styles.strip}>
        <SaferGamblingNote ageMark={config.general.ageMark} />
      </div>
      <ConnectionNotice />
      <div className={styles.body}>
        <main ref={scroller} className={styles.scroller} data-scroller data-filters={hasFilters(route)}>
          {route.view === "live" && <DelayNotice />}
          {hasFilters(route) && (
            <NarrowFilters
              route={route}
              statistics={statistics}
              promoted={promoted}
              hrefOf={hrefOf}
              onOpenLeagues={onOpenLeagues}
            />
          )}
          <RouteScreen route={route} />
        </main>
        <BetslipBar onOpen={onOpenSlip} />
      </div>
      <BottomBar items={items} />
    </div>
  );
};
