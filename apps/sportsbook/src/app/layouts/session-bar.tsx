import { Suspense } from "react";
import { SaferGamblingNote } from "../../features/navigation/safer-gambling.tsx";
import { useServices } from "../services.ts";
import { PunterSessionBar } from "./late-features.ts";

/** Session facts. Until their script is loaded, the visitor's text is shown. */
export const SessionBar = ({ inHeader = false }: { readonly inHeader?: boolean }) => {
  const { ageMark } = useServices().config.general;
  return (
    <Suspense fallback={<SaferGamblingNote ageMark={ageMark} />}>
      <PunterSessionBar inHeader={inHeader} />
    </Suspense>
  );
};
