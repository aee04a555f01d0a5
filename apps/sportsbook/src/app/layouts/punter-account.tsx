import { Suspense } from "react";
import { useSlip } from "../../data/betslip/betslips-context.ts";
import { useBreak } from "../../data/safer-gambling/safer-gambling.ts";
import { seemsSignedIn } from "../../data/session/session.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { useSession } from "../../entities/session/session-context.ts";
import { useIsNarrow } from "../../entities/viewport/use-is-narrow.ts";
import { Account } from "../../features/navigation/account.tsx";
import { useHostLink } from "../../host/host-link.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useServices } from "../services.ts";
import { PunterBalance } from "./late-features.ts";

/** Beside the balance where the operator has a page for deposits. The header itself links to a page that the brand names. */
const Deposit = () => {
  const { depositUrl } = useConfig().general.header;
  const { hasDepositPage, requestDeposit } = useHostLink();
  const isNarrow = useIsNarrow();
  const breakUntil = useBreak();
  if (depositUrl !== null || breakUntil !== null || !hasDepositPage()) return null;
  const open = (): void => requestDeposit(null);
  if (isNarrow) return <IconButton icon="wallet" label={message("header.deposit")} onClick={open} />;
  return (
    <Button small onClick={open}>
      {message("header.deposit")}
    </Button>
  );
};

/** Account, balance and deposit in the header. */
export const PunterAccount = () => {
  const config = useConfig();
  const { navigation } = useServices();
  const { requestLogin } = useHostLink();
  const session = useSession();
  const { enabled, currency, balance } = useSlip(({ wallet }) => wallet);
  return (
    <>
      {enabled && session.status === "signedIn" && (
        <>
          <Suspense>
            <PunterBalance balance={balance} currency={currency} position={config.betslip.predefinedStake.position} />
          </Suspense>
          <Deposit />
        </>
      )}
      <Account
        here={session.status === "signedIn" ? session : null}
        isAwaited={seemsSignedIn(session)}
        onLogIn={requestLogin}
        onPreferences={() => navigation.go(navigation.hrefOf({ view: "preferences", filters: {} }))}
      />
    </>
  );
};
