import { Suspense } from "react";
import { useStore } from "zustand";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { Account } from "../../features/navigation/account.tsx";
import { useHostLink } from "../../host/host-link.ts";
import { useServices } from "../services.ts";
import { PunterBalance } from "./late-features.ts";

/** Account and balance in the header. */
export const PunterAccount = () => {
  const { config, navigation, session } = useServices();
  const { requestLogin } = useHostLink();
  const here = useStore(session);
  const { enabled, currency, balance } = useSlip(({ wallet }) => wallet);
  return (
    <>
      {enabled && here.status === "signedIn" && (
        <Suspense>
          <PunterBalance balance={balance} currency={currency} position={config.betslip.predefinedStake.position} />
        </Suspense>
      )}
      <Account
        here={here.status === "signedIn" ? here : null}
        onLogIn={requestLogin}
        onPreferences={() => navigation.go(navigation.hrefOf({ view: "preferences", filters: {} }))}
      />
    </>
  );
};
