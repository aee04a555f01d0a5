import { useStore } from "zustand";
import { ConnectionStrip } from "../../features/connection/connection-strip.tsx";
import { useServices } from "../services.ts";

export const ConnectionNotice = () => {
  const { offer } = useServices();
  return <ConnectionStrip status={useStore(offer.connection)} />;
};
