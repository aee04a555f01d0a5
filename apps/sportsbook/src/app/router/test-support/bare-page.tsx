import { MainArea } from "../../layouts/main-area.tsx";
import { RouteScreen } from "../../screens/route-screen.tsx";
import { useServices } from "../../services.ts";
import { ShownLocationContext, useFollowedLocation } from "../shown-location.ts";

/** As much of the page as a screen needs around it. */
export const BarePage = () => (
  <ShownLocationContext value={useFollowedLocation(useServices().navigation)}>
    <MainArea data-scroller>
      <RouteScreen />
    </MainArea>
  </ShownLocationContext>
);
