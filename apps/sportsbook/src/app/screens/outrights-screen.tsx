import type { Route } from "@touchline/protocol";
import { type ReactNode, useState } from "react";
import { useEventNames } from "../../data/event/event-names.ts";
import { useOfferStore, useOfferTables } from "../../data/offer/offer-context.ts";
import { useStore } from "../../data/use-store.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { OutcomeTile } from "../../features/event-view/outcome-tile.tsx";
import { BoardFailure } from "../../features/offer-list/board-states.tsx";
import { FavouriteStar } from "../../features/offer-list/favourite-star.tsx";
import { type Competition, competitionsOf, ofSport, sportsOf } from "../../features/outrights/competitions.ts";
import { OutrightSports } from "../../features/outrights/outright-sports.tsx";
import { OutrightsNarrow } from "../../features/outrights/outrights-narrow.tsx";
import { NoOutrights, OutrightsWaiting, PricesWaiting } from "../../features/outrights/outrights-states.tsx";
import { OutrightsWide } from "../../features/outrights/outrights-wide.tsx";
import { useShownLocation } from "../router/shown-location.ts";
import { useServices } from "../services.ts";
import styles from "./outrights-screen.module.css";
import { type Prepare, untilLoaded } from "./prepare.ts";
import { loadFullEvent, useFullEvent } from "./use-full-event.ts";

const renderStar = ({ tournamentId, name }: Competition): ReactNode => (
  <FavouriteStar kind="tournaments" id={tournamentId} name={name} />
);

/** The competition that is open first: that of the address, else the first. */
const firstOf = (shown: readonly Competition[], { filters }: Route): Competition | null =>
  shown.find(({ tournamentId }) => tournamentId === filters.tournament) ?? shown[0] ?? null;

export const prepare: Prepare = async ({ offer, list }, route) => {
  await untilLoaded(list.loadState);
  const all = competitionsOf(list.board.getState(), { event: offer.store.event, ...offer.store.tables() });
  const first = firstOf(ofSport(all, route.filters), route);
  if (first) await loadFullEvent(offer, first.id);
};

/** The open competition: initially that of the address, else the first; none once it was closed. */
const useOpen = (shown: readonly Competition[], route: Route) => {
  const [chosen, setChosen] = useState<number | null | undefined>();
  const first = firstOf(shown, route);
  const open = chosen === null ? null : (shown.find(({ id }) => id === chosen) ?? first);
  return [open, setChosen] as const;
};

const OutrightsBoard = ({ route }: { readonly route: Route }) => {
  const { list } = useServices();
  const { event: eventOf } = useOfferStore();
  const tables = useOfferTables();
  const isNarrow = useIsNarrow();
  const all = competitionsOf(useStore(list.board), { event: eventOf, ...tables });
  const shown = ofSport(all, route.filters);
  const [open, setOpen] = useOpen(shown, route);
  const { event, loadState, retryNow } = useFullEvent(open?.id ?? null);
  const names = useEventNames(event);

  if (all.length === 0) return <NoOutrights />;
  const Outrights = isNarrow ? OutrightsNarrow : OutrightsWide;
  return (
    <>
      <OutrightSports sports={sportsOf(all, tables)} total={all.length} current={route.filters.sport} />
      <Outrights
        competitions={shown}
        open={open}
        onOpen={setOpen}
        event={event}
        waiting={
          loadState.status === "failed" ? (
            <BoardFailure retryAt={loadState.retryAt} onRetry={retryNow} />
          ) : (
            <PricesWaiting />
          )
        }
        renderTile={(market, index, form) =>
          names && <OutcomeTile event={names} market={market} index={index} form={form} />
        }
        renderStar={renderStar}
      />
    </>
  );
};

export const OutrightsScreen = () => {
  const { route } = useShownLocation();
  const { offer, list } = useServices();
  const loadState = useStore(list.loadState);
  const { state } = useStore(offer.connection);
  if (loadState.status === "loading") return <OutrightsWaiting />;
  if (loadState.status === "failed") return <BoardFailure retryAt={loadState.retryAt} onRetry={list.retryNow} />;
  return (
    <div className={styles.outrights} data-dimmed={state === "reconnecting"}>
      <OutrightsBoard route={route} />
    </div>
  );
};
