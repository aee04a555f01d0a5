import type { Route } from "@touchline/protocol";
import { OfferScreen } from "./offer-screen.tsx";

export const OutrightsScreen = ({ route }: { readonly route: Route }) => <OfferScreen route={route} />;
