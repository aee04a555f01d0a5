import { type Purpose, useConsent } from "../../data/consent/consent.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./consent-bar.module.css";

/** Asks for what the brand needs consent for. Both answers are as easy to give. */
export const ConsentBar = ({ purposes }: { readonly purposes: readonly Purpose[] }) => {
  const { answer } = useConsent();
  const reply = (isAgreed: boolean): void => answer(Object.fromEntries(purposes.map((purpose) => [purpose, isAgreed])));
  return (
    <section className={styles.bar} aria-label={message("consent.title")}>
      <div>
        <h2 className={styles.title}>{message("consent.title")}</h2>
        <ul>
          {purposes.map((purpose) => (
            <li key={purpose}>{message(`consent.${purpose}`)}</li>
          ))}
        </ul>
        <p className={styles.note}>{message("consent.note")}</p>
      </div>
      <div className={styles.actions}>
        <Button kind="outline" onClick={() => reply(false)}>
          {message("consent.decline")}
        </Button>
        <Button kind="outline" onClick={() => reply(true)}>
          {message("consent.allow")}
        </Button>
      </div>
    </section>
  );
};
