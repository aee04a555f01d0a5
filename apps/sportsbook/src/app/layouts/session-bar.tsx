import { useConfig } from "../../entities/config/config-context.ts";
import { SaferGamblingNote } from "../../features/navigation/safer-gambling.tsx";
import { Late } from "../../ui/late.tsx";
import { PunterSessionBar } from "./late-features.ts";

interface SessionBarProps {
  readonly inHeader?: boolean;
  /** On a page without a header, which would show the balance. */
  readonly withBalance?: boolean;
}

/** Session facts. Until their script is loaded, the visitor's text is shown. */
export const SessionBar = ({ inHeader = false, withBalance = false }: SessionBarProps) => {
  const { ageMark } = useConfig().general;
  return (
    <Late fallback={<SaferGamblingNote ageMark={ageMark} />}>
      <PunterSessionBar inHeader={inHeader} withBalance={withBalance} />
    </Late>
  );
};
