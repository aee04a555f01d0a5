import { type ReactNode, useCallback, useState } from "react";
import { message } from "../../i18n/message.ts";
import { type ToastMessage, Toasts } from "../../ui/toasts.tsx";
import { type Say, SayContext } from "./say-context.ts";

/** Where the parts of a ticket say what became of a press. */
export const TicketToasts = ({ children }: { readonly children: ReactNode }) => {
  const [toast, setToast] = useState<ToastMessage>();
  const say = useCallback<Say>((tone, text) => setToast({ id: crypto.randomUUID(), tone, text }), []);
  return (
    <SayContext value={say}>
      {children}
      <Toasts label={message("ticket.title")} toast={toast} raised />
    </SayContext>
  );
};
