import { neededPurposes, useConsent } from "../../data/consent/consent.ts";
import { useStore } from "../../data/use-store.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { Late } from "../../ui/late.tsx";
import { ConsentBar } from "./late-features.ts";

/** The question for consent, until it is answered. Its script is loaded only where there is something to ask. */
export const ConsentNotice = () => {
  const config = useConfig();
  const { asks, answers } = useConsent();
  const given = useStore(answers);
  const open = neededPurposes(config.brand.settings.integrationWidgets).filter((purpose) => given[purpose] === null);
  if (!asks || open.length === 0) return null;
  return (
    <Late>
      <ConsentBar purposes={open} />
    </Late>
  );
};
