import type { Page } from "playwright-core";

/** Runs in the page: what no screen may ever show. Each finding is a line of text. */
const inspect = (): string[] => {
  const found: string[] = [];
  /** Text for a screen reader alone is in a box of one pixel. */
  const isForEyes = (element: Element): boolean => {
    for (let part: Element | null = element; part; part = part.parentElement)
      if (part.clientWidth <= 1 && getComputedStyle(part).overflow === "hidden" && part.getClientRects().length > 0)
        return false;
    return true;
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("[aria-hidden=true], [inert]") &&
    isForEyes(element);

  /** A sheet or a sticky head is painted over it; a link that lies over a whole row can be seen through. */
  const isCovered = (element: Element, x: number, y: number): boolean => {
    for (let part = document.elementFromPoint(x, y); part && !part.contains(element); part = part.parentElement) {
      if (element.contains(part)) return false;
      const { backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(part);
      const alpha = /(?:^rgba\(.*, |\/ )([\d.]+)\)$/.exec(backgroundColor)?.[1];
      const isClear = Number(alpha ?? 1) < 0.5 && backgroundImage === "none";
      if (!isClear || backdropFilter !== "none") return true;
    }
    return false;
  };

  /** The scrolled part, bar, head or sheet that an element is in: what scrolls below a bar is not an overlap. */
  const layerOf = (element: Element): Element | null => {
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { position, overflowY } = getComputedStyle(part);
      if (["fixed", "sticky"].includes(position) || ["auto", "scroll"].includes(overflowY)) return part;
    }
    return null;
  };

  /** Parts of the page with text of their own, inside the window and not covered. */
  const leaves: { readonly element: HTMLElement; readonly box: DOMRect; readonly text: string }[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    const nodes = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (nodes.length === 0 || !isShown(element)) continue;
    const range = document.createRange();
    for (const node of nodes) {
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (box.width < 2 || box.height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
      if (!isCovered(element, x, y)) leaves.push({ element, box, text: node.textContent?.trim() ?? "" });
    }
  }

  const RAW = [
    [/\bundefined\b|\bNaN\b|\[object /, "a value without a text"],
    [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/i, "a raw id"],
    [/\b\d+[om]\d+\b/, "the id of an outcome or a market"],
    [/^[a-z]+[A-Za-z]*\.[a-z][A-Za-z]*(\.[A-Za-z]+)*$/, "the key of a message"],
  ] as const;
  // A bet's own id is shown to be copied, behind its name.
  const isBetId = (element: Element): boolean => element.parentElement?.textContent?.startsWith("Bet ID") ?? false;
  for (const { element, text } of leaves)
    for (const [pattern, what] of RAW)
      if (pattern.test(text) && !isBetId(element)) found.push(`${what}: ${text.slice(0, 80)}`);

  /** The part of a text that its scrolling or clipping containers leave. */
  const shownPart = (element: Element, box: DOMRect): { readonly box: DOMRect; readonly clips: Element | null } => {
    let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
    let clips: Element | null = null;
    /** What a scroller or an ellipsis shortens is not cut. */
    let isShortened = false;
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(part);
      const edges = part.getBoundingClientRect();
      if (overflowX !== "visible") {
        const isCut = box.left < edges.left - 2 || box.right > edges.right + 2;
        isShortened ||= overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis";
        if (isCut && !isShortened) clips ??= part;
        [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
      }
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
    }
    return { box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)), clips };
  };

  const parts = leaves.map(({ element, box, text }) => ({ element, text, ...shownPart(element, box) }));
  // What is cut away whole is meant to be out of sight.
  for (const { clips, box, text } of parts)
    if (clips && box.width > 2 && box.height > 2) found.push(`cut: ${text.slice(0, 60)}`);
  for (const [index, one] of parts.entries())
    for (const other of parts.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const [left, top] = [Math.max(one.box.left, other.box.left), Math.max(one.box.top, other.box.top)];
      const wide = Math.min(one.box.right, other.box.right) - left;
      const high = Math.min(one.box.bottom, other.box.bottom) - top;
      if (wide <= 3 || high <= 5) continue;
      const [x, y] = [left + wide / 2, top + high / 2];
      const isBelow =
        layerOf(one.element) !== layerOf(other.element) &&
        (isCovered(one.element, x, y) || isCovered(other.element, x, y));
      if (!isBelow) found.push(`overlap: ${one.text.slice(0, 40)} / ${other.text.slice(0, 40)}`);
    }

  const root = document.scrollingElement ?? document.documentElement;
  if (root.scrollWidth > innerWidth + 1) found.push(`scrolls sideways: ${root.scrollWidth} of ${innerWidth} px`);
  return [...new Set(found)];
};

export const inspectPage = (page: Page): Promise<string[]> => page.evaluate(inspect);
