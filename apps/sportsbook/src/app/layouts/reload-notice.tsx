import { useStore } from "../../data/use-store.ts";
import { message } from "../../i18n/message.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useServices } from "../services.ts";
import styles from "./shell.module.css";

/** In the first script, because it is shown when other scripts could not be loaded. */
export const ReloadNotice = () => {
  const { chunkMissing } = useServices();
  if (!useStore(chunkMissing)) return null;
  return (
    <div className={styles.reload} role="alert">
      <Icon name="refresh" size={16} />
      <p>
        <b>{message("reload.title")}</b> {message("reload.text")}
      </p>
      <Button small onClick={() => location.reload()}>
        {message("reload.action")}
      </Button>
    </div>
  );
};
