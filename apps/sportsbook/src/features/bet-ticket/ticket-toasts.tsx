import { type ReactNode, useCallback, useState } from "react";
import { type Notify, NotifyContext } from "../../entities/toast/notify-context.ts";
import { message } from "../../i18n/message.ts";
import { type ToastMessage, Toasts } from "../../ui/toasts.tsx";

/** Where the parts of a ticket notify what became of a press. */
export const TicketToasts = ({ children }: { readonly children: ReactNode }) => {
  const [toast, setToast] = useState<ToastMessage>();
  const notify = useCallback<Notify>((tone, text) => setToast({ id: crypto.randomUUID(), tone, text }), []);
  return (
    <NotifyContext value={notify}>
      {children}
      <Toasts label={message("ticket.title")} toast={toast} raised />
    </NotifyContext>
  );
};
