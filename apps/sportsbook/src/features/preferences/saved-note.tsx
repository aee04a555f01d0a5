import { usePreferencesStore } from "../../data/preferences/preferences-context.ts";
import { useStore } from "../../data/use-store.ts";
import { message } from "../../i18n/message.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./preferences.module.css";

/** Tells that changes are saved, and where: there is no save button. */
export const SavedNote = () => {
  const saved = useStore(usePreferencesStore().saved);
  return (
    <p className={styles.saved} role="status" data-saved={saved}>
      {(saved === "device" || saved === "account") && (
        <>
          <Icon name="check" size={16} />
          {message(saved === "device" ? "preferences.savedDevice" : "preferences.savedAccount")}
        </>
      )}
      {saved === "nowhere" && (
        <>
          <Icon name="info" size={16} />
          {message("preferences.savedNowhere")}
        </>
      )}
    </p>
  );
};
