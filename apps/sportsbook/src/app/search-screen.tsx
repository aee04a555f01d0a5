import { type RefObject, useState } from "react";
import { useStateValue } from "../data/use-state-value.ts";
import { SearchField } from "../features/search/search-field.tsx";
import { SearchResults } from "../features/search/search-results.tsx";
import type { Place } from "./navigation.ts";
import { OfferScreen } from "./offer-screen.tsx";
import { useServices } from "./services.ts";

interface SearchScreenProps {
  readonly place: Place;
  readonly scrollerRef: RefObject<HTMLElement | null>;
}

export const SearchScreen = ({ place, scrollerRef }: SearchScreenProps) => {
  const { navigation, offer } = useServices();
  const leagues = useStateValue(offer.foundLeagues);
  const [text, setText] = useState("");
  const handleText = (next: string): void => {
    setText(next);
    offer.search(next.trim());
  };
  return (
    <>
      <SearchField text={text} onText={handleText} />
      <SearchResults
        text={text.trim()}
        leagues={leagues}
        leagueHref={(tournament) => navigation.hrefOf({ view: "sports", filters: { date: "all", tournament } })}
        events={(empty) => <OfferScreen route={place.route} scrollerRef={scrollerRef} empty={empty} />}
      />
    </>
  );
};
