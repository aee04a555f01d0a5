import { type RefObject, Suspense } from "react";
import type { Route } from "../config/route.ts";
import { SearchScreen } from "./late-features.ts";
import type { Place } from "./navigation.ts";
import { OfferScreen } from "./offer-screen.tsx";

interface RouteScreenProps {
  readonly place: Place;
  readonly scrollerRef: RefObject<HTMLElement | null>;
}

const isSearch = ({ filters }: Route): boolean => filters.page === "search";

export const hasFilters = (route: Route): boolean => route.view !== "homepage" && !isSearch(route);

export const RouteScreen = ({ place, scrollerRef }: RouteScreenProps) =>
  isSearch(place.route) ? (
    <Suspense>
      <SearchScreen place={place} scrollerRef={scrollerRef} />
    </Suspense>
  ) : (
    <OfferScreen route={place.route} scrollerRef={scrollerRef} />
  );
