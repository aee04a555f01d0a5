import { Suspense } from "react";
import { useStore } from "zustand";
import { useSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import type { Play } from "../../data/safer-gambling/safer-gambling-model.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { LegalFooter } from "../../features/safer-gambling/legal-footer.tsx";
import { useHostLink } from "../../host/host-link.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

/** Lazy: it is due once an hour at most. */
const RealityCheck = lazyPart(
  () => import("../../features/safer-gambling/reality-check.tsx"),
  (module) => module.RealityCheck,
);

const DueCheck = ({ play }: { readonly play: Play }) => {
  const { betslip, general } = useConfig();
  const { requestPage } = useHostLink();
  const { isOpen } = useStore(play.check);
  return (
    isOpen && (
      <Suspense>
        <RealityCheck
          play={play}
          ageMark={general.ageMark}
          settings={general.saferGambling}
          position={betslip.predefinedStake.position}
          onPage={requestPage}
        />
      </Suspense>
    )
  );
};

/** The footer, unless the host has its own, and the reality check. */
export const PageEnd = () => {
  const { version, general } = useConfig();
  const { requestPage } = useHostLink();
  const { frame, play } = useSaferGambling();
  const { footer } = useStore(frame);
  const playing = useStore(play);
  return (
    <>
      {footer && (
        <LegalFooter
          ageMark={general.ageMark}
          settings={general.saferGambling}
          version={version}
          onPage={requestPage}
        />
      )}
      {playing && <DueCheck play={playing} />}
    </>
  );
};
