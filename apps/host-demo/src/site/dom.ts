import type { IconName } from "../site-pages/icons.ts";

type Value = string | boolean | ((event: Event) => void) | null | undefined;
export type Child = Node | string | null | undefined | false;

const apply = (element: Element, name: string, value: Value): void => {
  if (typeof value === "function") element.addEventListener(name, value);
  else if (value === true) element.setAttribute(name, "");
  else if (typeof value === "string") element.setAttribute(name, value);
};

/** An element with its attributes, its listeners (a function under the event's name) and what is in it. Text stays text. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  values: Readonly<Record<string, Value>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(values)) apply(element, name, value);
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
};

const SVG = "http://www.w3.org/2000/svg";

/** One of the page's own drawings. */
export const icon = (name: IconName): SVGSVGElement => {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#icon-${name}`);
  svg.append(use);
  return svg;
};

/** The place in the page that has this name; null on pages without it. */
export const part = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

export const requirePart = (name: string): HTMLElement => {
  const found = part(name);
  if (!found) throw new Error(`the page has no ${name}`);
  return found;
};
