import { requirePart } from "./dom.ts";

const drawer = (): HTMLDialogElement => requirePart("drawer") as HTMLDialogElement;

/** The site's own menu: on phones the only one, and what the sportsbook's side menu opens. */
export const openDrawer = (): void => {
  if (!drawer().open) drawer().showModal();
};

export const prepareDrawer = (): void => {
  requirePart("menu-button").addEventListener("click", openDrawer);
  requirePart("drawer-close").addEventListener("click", () => drawer().close());
  drawer().addEventListener("click", ({ target }) => {
    if (target === drawer()) drawer().close();
  });
};
