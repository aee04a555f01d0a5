import { useStore } from "zustand";
import { useSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import { SaferGamblingNote } from "../../features/navigation/safer-gambling.tsx";
import { SaferLink } from "../../features/safer-gambling/legal-link.tsx";
import { PlayBar } from "../../features/safer-gambling/play-bar.tsx";
import { useHostLink } from "../../host/host-link.ts";
import { useServices } from "../services.ts";

/** Session facts for a punter; for a visitor the legal age, one sentence and a link. */
export const PunterSessionBar = ({ inHeader }: { readonly inHeader: boolean }) => {
  const { betslip, general } = useServices().config;
  const { requestPage } = useHostLink();
  const play = useStore(useSaferGambling().play);
  const { ageMark, saferGambling } = general;
  if (!play)
    return (
      <SaferGamblingNote
        ageMark={ageMark}
        link={!inHeader && <SaferLink links={saferGambling.links} onPage={requestPage} />}
      />
    );
  return <PlayBar play={play} position={betslip.predefinedStake.position} inHeader={inHeader} onPage={requestPage} />;
};
