import { createSportsbook, type Sportsbook, type SportsbookElement, type SportsbookOptions } from "@touchline/host-sdk";

export type EmbedKind = "iframe" | "element";

type MountOptions = Omit<SportsbookOptions, "container"> & { readonly container: HTMLElement };

/** As an operator would write it into the page, but with its values from here. */
const mountElement = ({ container, ...options }: MountOptions): Sportsbook => {
  const element = document.createElement("touchline-sportsbook") as SportsbookElement;
  const { appUrl, header, footer, getSession, getWallet, limits, address, onMessage, ...texts } = options;
  const attributes = { "app-url": appUrl, header, footer, ...texts };
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, String(value));
  Object.assign(element, { getSession, getWallet, limits, address, onMessage });
  container.append(element);
  return element;
};

/** The same sportsbook both ways. */
export const mountSportsbook = (kind: EmbedKind, options: MountOptions): Sportsbook =>
  kind === "element" ? mountElement(options) : createSportsbook(options);
