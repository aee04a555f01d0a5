import { Suspense } from "react";
import { SaferGamblingNote } from "../../features/navigation/safer-gambling.tsx";
import { useServices } from "../services.ts";
import { GamblingStrip } from "./late-features.ts";

/** How somebody plays, always in the same place. Until that has come it is what a visitor reads. */
export const SessionBar = ({ inHeader = false }: { readonly inHeader?: boolean }) => {
  const { ageMark } = useServices().config.general;
  return (
    <Suspense fallback={<SaferGamblingNote ageMark={ageMark} />}>
      <GamblingStrip inHeader={inHeader} />
    </Suspense>
  );
};
