import { useStateValue } from "../data/use-state-value.ts";
import { Account } from "../features/navigation/account.tsx";
import { requestLogin } from "../host/notify-host.ts";
import { useServices } from "./services.ts";

/** Who is here, in the header. */
export const PunterAccount = () => {
  const { navigation, session } = useServices();
  const here = useStateValue(session);
  return (
    <Account
      here={here.status === "signedIn" ? here : null}
      onLogIn={requestLogin}
      onPreferences={() => navigation.go(navigation.hrefOf({ view: "preferences", filters: {} }))}
    />
  );
};
