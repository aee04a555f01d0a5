import { message } from "../../i18n/message.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LoadCode } from "./load-code.tsx";
import { LoadedNotice } from "./loaded-notice.tsx";
import styles from "./slip.module.css";

/** Nothing is picked: how to begin, with a price or with a code. */
export const EmptySlip = ({ liveHref }: { readonly liveHref: string }) => (
  <div className={styles.body}>
    <LoadedNotice />
    <EmptyState mark="slip" title={message("slip.emptyTitle")} text={message("slip.emptyText")}>
      <ButtonLink small href={liveHref}>
        {message("slip.seeLive")}
      </ButtonLink>
    </EmptyState>
    <LoadCode />
  </div>
);
