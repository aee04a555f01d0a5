import { useStore } from "../../data/use-store.ts";
import { ConnectionBar } from "../../features/connection/connection-bar.tsx";
import { useServices } from "../services.ts";

export const ConnectionNotice = () => {
  const { offer } = useServices();
  return <ConnectionBar status={useStore(offer.connection)} />;
};
