import type { Route } from "@touchline/protocol";
import type { ReactNode } from "react";
import { useStateValue } from "../data/use-state-value.ts";
import { OfferList } from "../features/offer-list/offer-list.tsx";
import { useServices } from "./services.ts";
import styles from "./shell.module.css";

interface OfferScreenProps {
  readonly route: Route;
  readonly empty?: ReactNode;
}

/** The one screen that homepage, sports and live share. */
export const OfferScreen = ({ route, empty }: OfferScreenProps) => {
  const { navigation, offer } = useServices();
  const board = useStateValue(offer.board);
  const loadState = useStateValue(offer.loadState);
  const { state } = useStateValue(offer.connection);
  return (
    <div className={styles.offer} data-dimmed={state === "reconnecting"}>
      <OfferList
        route={route}
        board={board}
        loadState={loadState}
        hrefOf={navigation.hrefOf}
        onVisible={offer.setVisible}
        onRetry={offer.retryNow}
        empty={empty}
      />
    </div>
  );
};
