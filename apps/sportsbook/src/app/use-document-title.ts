import { useEffect, useLayoutEffect } from "react";
import { useServices } from "./services.ts";

const write = (title: string, brand: string): void => {
  document.title = `${title} · ${brand}`;
};

/** What the page is called in a tab, a bookmark and the history. */
export const usePageTitle = (title: string): void => {
  const { name } = useServices().config.brand;
  useLayoutEffect(() => write(title, name), [title, name]);
};

/** A screen that knows better, once it knows. It has its say after the page. */
export const useScreenTitle = (title: string | undefined): void => {
  const { name } = useServices().config.brand;
  useEffect(() => {
    if (title !== undefined) write(title, name);
  }, [title, name]);
};
