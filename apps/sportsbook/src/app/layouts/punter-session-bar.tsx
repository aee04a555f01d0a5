import { useSlip } from "../../data/betslip/betslips-context.ts";
import { useSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import { useStore } from "../../data/use-store.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { PunterBalance } from "../../features/betslip/punter-balance.tsx";
import { SaferGamblingNote } from "../../features/navigation/safer-gambling.tsx";
import { SaferLink } from "../../features/safer-gambling/legal-link.tsx";
import { PlayBar } from "../../features/safer-gambling/play-bar.tsx";
import { useHostLink } from "../../host/host-link.ts";

interface PunterSessionBarProps {
  readonly inHeader: boolean;
  readonly withBalance: boolean;
}

/** Session facts for a punter; for a visitor the legal age, one sentence and a link. */
export const PunterSessionBar = ({ inHeader, withBalance }: PunterSessionBarProps) => {
  const { betslip, general } = useConfig();
  const { requestPage } = useHostLink();
  const play = useStore(useSaferGambling().play);
  const wallet = useSlip((state) => state.wallet);
  const { ageMark, saferGambling } = general;
  if (!play)
    return (
      <SaferGamblingNote
        ageMark={ageMark}
        link={!inHeader && <SaferLink links={saferGambling.links} onPage={requestPage} />}
      />
    );
  const { position } = betslip.predefinedStake;
  return (
    <PlayBar
      play={play}
      position={position}
      balance={
        withBalance &&
        wallet.enabled && <PunterBalance balance={wallet.balance} currency={wallet.currency} position={position} />
      }
      inHeader={inHeader}
      onPage={requestPage}
    />
  );
};
