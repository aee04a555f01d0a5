import type { Filters, Route } from "@touchline/protocol";
import { type ReactNode, Suspense, useState } from "react";
import { useFirstDrawing } from "../../data/drawn-page.ts";
import { type Board, countEvents } from "../../data/offer/board.ts";
import type { LoadState } from "../../data/offer/board-loader.ts";
import { usePresentation } from "../../data/preferences/preferences-context.ts";
import { familyOf } from "../../data/preferences/view-family.ts";
import { useHref } from "../../entities/links/links-context.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { BoardSkeleton } from "./board-skeleton.tsx";
import { BoardEmpty, BoardFailure, type EmptyKind } from "./board-states.tsx";
import { BoardView } from "./board-view.tsx";

const GridBoard = lazyPart(
  () => import("./grid/grid-board.tsx"),
  (module) => module.GridBoard,
);

/** Its script, for a page that a server draws. */
export const preloadGrid = GridBoard.preload;

interface OfferListProps {
  readonly route: Route;
  readonly board: Board;
  readonly loadState: LoadState;
  readonly onVisible: (eventIds: readonly number[]) => void;
  readonly onRetry: () => void;
  /** Shown for an empty board, instead of the usual text and action. */
  readonly empty?: ReactNode;
}

const emptyKind = ({ view, filters }: Route): EmptyKind => {
  if (filters.favourites) return "favourites";
  if (filters.date === "today") return "today";
  return view === "live" ? "live" : "other";
};

/** The route of the action of an empty list. */
const wayOut = (kind: EmptyKind, filters: Filters): Route =>
  kind === "today"
    ? { view: "sports", filters: { ...filters, date: "all" } }
    : { view: "sports", filters: { date: "all" } };

/** An event's address has the filters of the list, but not the page it was opened from. */
const eventRoute = ({ view, filters: { page: _page, ...filters } }: Route, event: number): Route => ({
  view,
  filters: { ...filters, event },
});

const hasOutrights = ({ filters }: Route): boolean => filters.page === "outrights";

/** The offer of a route: loading, failed, empty, or the board itself. */
export const OfferList = (given: OfferListProps) => {
  const { route, board, loadState, onVisible, onRetry, empty } = given;
  const hrefOf = useHref();
  const drawn = useFirstDrawing();
  const [isDrawn] = useState(drawn !== null);
  const family = familyOf(usePresentation().view);
  if (loadState.status === "loading") return <BoardSkeleton />;
  if (loadState.status === "failed") return <BoardFailure retryAt={loadState.retryAt} onRetry={onRetry} />;
  if (countEvents(board) === 0) {
    if (empty !== undefined) return empty;
    const kind = emptyKind(route);
    return <BoardEmpty kind={kind} href={hrefOf(wayOut(kind, route.filters))} />;
  }
  const eventHref = (event: number): string => hrefOf(eventRoute(route, event));
  const props = { board, onVisible, eventHref };
  if (family === "european" || hasOutrights(route)) return <BoardView {...props} />;
  // In the page of a server the grid is part of its screen, and taken over with it.
  if (isDrawn) return <GridBoard {...props} />;
  return (
    <Suspense fallback={<BoardSkeleton />}>
      <GridBoard {...props} />
    </Suspense>
  );
};
