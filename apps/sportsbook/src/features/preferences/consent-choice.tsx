import { neededPurposes, useConsent } from "../../data/consent/consent.ts";
import { useStore } from "../../data/use-store.ts";
import { useConfig } from "../../entities/config/config-context.ts";
import { message } from "../../i18n/message.ts";
import { Switch } from "../../ui/switch.tsx";
import { Section } from "./section.tsx";

/** Consent is withdrawn as easily as it was given. A host that asks its visitors itself has its own place for that. */
export const ConsentChoice = () => {
  const { asks, answers, answer } = useConsent();
  const given = useStore(answers);
  const purposes = neededPurposes(useConfig().brand.settings.integrationWidgets);
  if (!asks || purposes.length === 0) return null;
  return (
    <Section title={message("consent.title")}>
      {purposes.map((purpose) => (
        <Switch key={purpose} checked={given[purpose] === true} onChange={(agreed) => answer({ [purpose]: agreed })}>
          {message(`consent.${purpose}`)}
        </Switch>
      ))}
    </Section>
  );
};
