import { useEffect } from "react";
import { useConfig } from "../../entities/config/config-context.ts";

export const writeTitle = (title: string, brand: string): void => {
  document.title = `${title} · ${brand}`;
};

/** Sets the document title from a screen, once the screen knows its name. */
export const useScreenTitle = (title: string | undefined): void => {
  const { name } = useConfig().brand;
  useEffect(() => {
    if (title !== undefined) writeTitle(title, name);
  }, [title, name]);
};
