import type { Route } from "@touchline/protocol";
import { useStateValue } from "../data/use-state-value.ts";
import { SearchActivator, SearchInput } from "../features/search/header-search.tsx";
import { useServices } from "./services.ts";

/** The way to search that the brand wants in a wide header. */
export const HeaderSearch = ({ route }: { readonly route: Route }) => {
  const { config, navigation, offer } = useServices();
  const text = useStateValue(offer.searchText);
  const href = navigation.hrefOf({ view: "sports", filters: { page: "search" } });
  if (config.general.search.desktop === "activator")
    return <SearchActivator href={href} current={route.filters.page === "search"} />;
  return (
    <SearchInput
      text={text}
      onOpen={() => navigation.go(new URL(href, location.href).pathname)}
      onText={offer.search}
    />
  );
};
