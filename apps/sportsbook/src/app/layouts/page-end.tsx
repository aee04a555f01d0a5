import { Suspense } from "react";
import { useSaferGambling } from "../../data/safer-gambling/safer-gambling.ts";
import type { Play, Statement } from "../../data/safer-gambling/safer-gambling-model.ts";
import { useStore } from "../../data/use-store.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { LegalFooter } from "../../features/safer-gambling/legal-footer.tsx";
import { useHostLink } from "../../host/host-link.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

/** Lazy: it is due once an hour at most. */
const RealityCheck = lazyPart(
  () => import("../../features/safer-gambling/reality-check.tsx"),
  (module) => module.RealityCheck,
);

/** Lazy: few markets ask for it, and once a sign-in. */
const StatementDialog = lazyPart(
  () => import("../../features/safer-gambling/statement-dialog.tsx"),
  (module) => module.StatementDialog,
);

const DueStatement = ({ statement }: { readonly statement: Statement }) => {
  const { position } = useConfig().betslip.predefinedStake;
  const isOpen = useStore(statement.isOpen);
  return (
    isOpen && (
      <Suspense>
        <StatementDialog statement={statement} position={position} />
      </Suspense>
    )
  );
};

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

/** The footer, unless the host has its own, and what a punter has to answer: statement and reality check. */
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
      {playing?.statement && <DueStatement statement={playing.statement} />}
      {playing && <DueCheck play={playing} />}
    </>
  );
};
