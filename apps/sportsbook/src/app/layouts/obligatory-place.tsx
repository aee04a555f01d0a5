import { useConfig } from "../../entities/config/config-context.ts";
import { PartBoundary } from "../../entities/part-boundary.tsx";
import { useHostLink } from "../../host/host-link.ts";
import { Late } from "../../ui/late.tsx";
import { ObligatoryStrip } from "./late-features.ts";
import styles from "./shell.module.css";

interface ObligatoryPlaceProps {
  /** Where no session bar is shown beside it. */
  readonly withSession?: boolean;
}

const STRIP_RULES: readonly string[] = ["marks", "time-out", "session-strip"];

/** At the top of every screen, outside of what scrolls. Markets without such rules have nothing there, and load nothing for it. */
export const ObligatoryPlace = ({ withSession = false }: ObligatoryPlaceProps) => {
  const { pack } = useConfig();
  const { requestPage, requestBreak } = useHostLink();
  if (!pack.rules.some(({ kind }) => STRIP_RULES.includes(kind))) return null;
  return (
    <PartBoundary name="obligatory strip" size="card">
      <Late fallback={<div className={styles.obligatory} />}>
        <ObligatoryStrip withSession={withSession} onPage={requestPage} onBreak={requestBreak} />
      </Late>
    </PartBoundary>
  );
};
