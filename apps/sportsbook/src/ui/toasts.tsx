import { Toast } from "@base-ui/react/toast";
import { useEffect, useEffectEvent, useState } from "react";
import { Icon } from "./icon.tsx";
import styles from "./toasts.module.css";

/** UI-1: a notification leaves after this many milliseconds. */
const STAY = 2000;
/** One that leads somewhere stays until it can be reached. */
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
  /** What the place of the toasts is called. */
  readonly label: string;
  /** The last one there was. */
  readonly toast: ToastMessage | undefined;
  /** Stays clear of what stands at the foot of a narrow page. */
  readonly raised?: boolean;
  /** Its time is over, or it was swiped away. */
  readonly onGone?: (id: string) => void;
}

/** Says one sentence and leaves. A new one takes the place of the one before. */
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
