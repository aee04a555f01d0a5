import { type Child, icon, make } from "./dom.ts";

/** A dialog over the page, there while it is open. Escape, the cross and the dark around it close it. */
export const openDialog = (title: string, ...content: readonly Child[]): HTMLDialogElement => {
  const close = (): void => dialog.close();
  const dialog = make(
    "dialog",
    { class: "dialog", "aria-labelledby": "dialog-title", close: () => dialog.remove() },
    make(
      "div",
      { class: "dialog__head" },
      make("h2", { id: "dialog-title" }, title),
      make("button", { class: "icon-button", type: "button", "aria-label": "Close", click: close }, icon("close")),
    ),
    ...content,
  );
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) close();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
};
