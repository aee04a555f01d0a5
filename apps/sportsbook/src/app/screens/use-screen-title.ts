import { useEffect } from "react";
import { useServices } from "../services.ts";

export const writeTitle = (title: string, brand: string): void => {
  document.title = `${title} · ${brand}`;
};

/** A screen that knows better than the page what it is called, once it knows. */
export const useScreenTitle = (title: string | undefined): void => {
  const { name } = useServices().config.brand;
  useEffect(() => {
    if (title !== undefined) writeTitle(title, name);
  }, [title, name]);
};
