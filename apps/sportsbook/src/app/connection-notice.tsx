import { useStateValue } from "../data/use-state-value.ts";
import { ConnectionStrip } from "../features/connection/connection-strip.tsx";
import { useServices } from "./services.ts";

export const ConnectionNotice = () => {
  const { offer } = useServices();
  return <ConnectionStrip status={useStateValue(offer.connection)} />;
};
