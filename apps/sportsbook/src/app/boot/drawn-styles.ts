const put = (element: HTMLElement): void => {
  element.style.cssText = element.dataset.style ?? "";
  delete element.dataset.style;
};

const putBelow = (node: Node): void => {
  if (!(node instanceof HTMLElement)) return;
  if (node.dataset.style !== undefined) put(node);
  for (const element of node.querySelectorAll<HTMLElement>("[data-style]")) put(element);
};

/**
 * Gives elements of a drawn page their own styles as the page is read. The page's policy forbids styles in markup, but not those that a
 * script sets; what is observed is told before the next picture is painted.
 */
export const putStylesOnElements = (root: HTMLElement): void => {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) putBelow(node);
  });
  observer.observe(root, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => observer.disconnect(), { once: true });
};
