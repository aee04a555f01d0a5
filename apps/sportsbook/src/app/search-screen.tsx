import { useState } from "react";
import type { Route } from "../config/route.ts";
import { useStateValue } from "../data/use-state-value.ts";
import { SearchField } from "../features/search/search-field.tsx";
import { SearchResults } from "../features/search/search-results.tsx";
import { OfferScreen } from "./offer-screen.tsx";
import { useServices } from "./services.ts";

export const SearchScreen = ({ route }: { readonly route: Route }) => {
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
        events={(empty) => <OfferScreen route={route} empty={empty} />}
      />
    </>
  );
};
