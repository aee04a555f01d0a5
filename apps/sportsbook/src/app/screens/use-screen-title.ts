import { useEffect } from "react";
import { useServices } from "../services.ts";

export const writeTitle = (title: string, brand: string): void => {
  document.title = `${title} · ${brand}`;
};

/** Sets the document title from a screen, once the screen knows its name. */
export const useScreenTitle = (title: string | undefined): void => {
  const { name } = useServices().config.brand;
  useEffect(() => {
    if (title !== undefined) writeTitle(title, name);
  }, [title, name]);
};
