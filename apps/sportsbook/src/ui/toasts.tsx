import { Toast } from "@base-ui/react/toast";
import { useEffect, useEffectEvent, useState } from "react";
import { Icon } from "./icon.tsx";
import styles from "./toasts.module.css";

/** UI-1: a notification leaves after this many milliseconds. */
const STAY = 2000;
/** In milliseconds: a toast with a link stays longer, so that the link can be reached. */
const STAY_WITH_LINK = 4000;

const ICONS = { success: "check", warning: "warn", danger: "x", copied: "copy", news: "ticket" };

export interface ToastMessage {
  /** Another id is another toast, even with the same words. */
  readonly id: string;
  readonly tone: keyof typeof ICONS;
  readonly text: string;
  readonly link?: { readonly href: string; readonly text: string };
}

const ToastList = () =>
  Toast.useToastManager<ToastMessage>().toasts.map((toast) => (
    <Toast.Root key={toast.id} className={styles.toast} toast={toast} swipeDirection="down">
      <span className={styles.icon} data-tone={toast.data?.tone}>
        <Icon name={ICONS[toast.data?.tone ?? "success"]} />
      </span>
      <Toast.Title render={<p />}>{toast.data?.text}</Toast.Title>
      {toast.data?.link && (
        <a className={styles.link} href={toast.data.link.href}>
          {toast.data.link.text}
        </a>
      )}
    </Toast.Root>
  ));

interface ToastsProps {
  /** Accessible name of the region. */
  readonly label: string;
  /** The latest toast. */
  readonly toast: ToastMessage | undefined;
  /** Keeps above the bar at the bottom of a narrow page. */
  readonly raised?: boolean;
  /** Called when a toast has timed out or was swiped away. */
  readonly onGone?: (id: string) => void;
}

/** Shows one toast at a time; a new one replaces the previous. */
export const Toasts = ({ label, toast, raised = false, onGone }: ToastsProps) => {
  const [manager] = useState(() => Toast.createToastManager<ToastMessage>());
  const tellGone = useEffectEvent((id: string) => onGone?.(id));
  useEffect(() => {
    if (!toast) return undefined;
    let isReplaced = false;
    manager.add({
      id: toast.id,
      data: toast,
      timeout: toast.link ? STAY_WITH_LINK : STAY,
      onClose: () => {
        if (!isReplaced) tellGone(toast.id);
      },
    });
    return () => {
      isReplaced = true;
      manager.close(toast.id);
    };
  }, [manager, toast]);
  return (
    <Toast.Provider toastManager={manager} timeout={STAY} limit={1}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} data-raised={raised} aria-label={label}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
};
