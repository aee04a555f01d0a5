"use client";

import { type ReactNode, useEffect } from "react";

type Attributes = Readonly<Record<string, string | ((element: Element) => string | null) | null>>;

const ownText = (element: Element): string | null => element.textContent?.trim() || null;

/** The words that are shown beside the field, without the star of a required one. */
const fieldLabel = (element: Element): string | null =>
  element.closest(".field-type")?.querySelector(".field-label")?.firstChild?.textContent ?? null;

/** What Payload's own markup leaves out: names of controls, landmarks and levels. Null removes an attribute. */
const ADDED: readonly (readonly [selector: string, attributes: Attributes])[] = [
  [".clickable-arrow--left", { "aria-label": "Previous page" }],
  [".clickable-arrow--right", { "aria-label": "Next page" }],
  [".doc-controls__popup .popup-button", { "aria-label": "More actions" }],
  [".array-actions .popup-button", { "aria-label": "Actions of this row" }],
  [".clipboard-action__popup .popup-button", { "aria-label": "Copy or paste" }],
  [".collapsible__drag, .array-field__row .drag", { "aria-label": "Move this row" }],
  [".file-details__remove", { "aria-label": "Remove the file" }],
  [".copy-to-clipboard", { "aria-label": "Copy the address" }],
  [".upload-relationship-details__edit", { "aria-label": "Edit the picture" }],
  [".upload-relationship-details__remove", { "aria-label": "Remove the picture" }],
  [".date-time-picker__clear-button", { "aria-label": "Clear the time" }],
  [".clear-indicator", { "aria-label": "Clear", "aria-hidden": null }],
  [".dropdown-indicator", { tabindex: "-1" }],
  ["#select-all", { "aria-label": "Select all rows" }],
  ["tbody .checkbox-input input", { "aria-label": "Select this row" }],
  [".field-type .rs__input, .date-time-picker input", { "aria-label": fieldLabel }],
  [".doc-tab[aria-label]", { "aria-label": ownText }],
  [".doc-tabs__tabs", { role: "group" }],
  [".doc-header", { role: "region", "aria-label": "Document" }],
  [".doc-controls__content", { tabindex: "0", role: "group", "aria-label": "State of the document" }],
  [".group-field__title, .blocks-field__heading-with-error h3, .array-field__header h3", { "aria-level": "2" }],
  [".collection-list, .login", { role: "main" }],
  [".list-header", { role: "group" }],
  [".login__brand", { role: "heading", "aria-level": "1" }],
];

const write = (element: Element, name: string, value: string | null): void => {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
};

export const nameControls = (root: ParentNode): void => {
  for (const [selector, attributes] of ADDED)
    for (const element of root.querySelectorAll(selector))
      for (const [name, value] of Object.entries(attributes))
        write(element, name, typeof value === "function" ? value(element) : value);
};

/** Once per frame in which something changed: Payload renders lists and forms in its own time. */
export const AccessibleControls = ({ children }: { readonly children?: ReactNode }): ReactNode => {
  useEffect(() => {
    let frame = 0;
    const nameSoon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => nameControls(document));
    };
    const observer = new MutationObserver(nameSoon);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-hidden", "aria-label"] });
    nameSoon();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return children;
};
