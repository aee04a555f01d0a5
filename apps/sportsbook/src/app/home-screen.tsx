import type { Route } from "@touchline/protocol";
import { OfferScreen } from "./offer-screen.tsx";

export const HomeScreen = ({ route }: { readonly route: Route }) => <OfferScreen route={route} />;
