import type { Page } from "playwright-core";

/** What is wrong with the geometry of the offer list that the page shows: one line per finding, each event at most once per kind. */
export const listFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE = 1.5;
    /** Shapes with a column of their own for the further markets. */
    const RULED = '[data-shape="table"], [data-shape="line"], [data-shape="single"]';
    /** Shapes of the usual desktop views, which have room for every name. */
    const NAMED = '[data-shape="names"], [data-shape="compact"], [data-shape="dense"], [data-shape="full"]';
    const found = new Map<string, string>();
    const report = (kind: string, row: Element, text: string): void => {
      const key = `${kind}/${row.getAttribute("data-event")}`;
      if (!found.has(key)) found.set(key, `${kind}: ${text} (${row.getAttribute("aria-label")})`);
    };

    const ownText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && getComputedStyle(element).clipPath === "none";
    };
    const nameOf = (element: Element): string => element.textContent?.trim().slice(0, 30) ?? "";
    const textBox = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      const [left, right] = [Math.max(text.left, box.left), Math.min(text.right, box.right)];
      // Lines of a clamped name that are not shown are part of its text.
      const isClamped = getComputedStyle(element).overflowY === "hidden";
      const [top, bottom] = isClamped
        ? [Math.max(text.top, box.top), Math.min(text.bottom, box.bottom)]
        : [text.top, text.bottom];
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const centreOf = ({ left, width }: DOMRect): number => left + width / 2;

    /** The rows' prices and texts; a price with its label is one item. */
    const itemsOf = (row: Element): { element: Element; box: DOMRect }[] => {
      const prices = [...row.querySelectorAll("[data-outcome]")].map((element) => ({
        element,
        box: element.getBoundingClientRect(),
      }));
      const texts = [...row.querySelectorAll("*")]
        .filter((element) => ownText(element) && isSeen(element) && !element.closest("[data-outcome], a"))
        .map((element) => ({ element, box: textBox(element) }));
      return [...prices, ...texts].filter(({ box }) => box.width > 0);
    };

    const overlap = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > TOLERANCE;

    const cutsText = (element: Element): boolean =>
      ownText(element) && element.clientWidth > 0 && element.scrollWidth > element.clientWidth + TOLERANCE;

    const checkRow = (row: Element): void => {
      const bounds = row.getBoundingClientRect();
      const sideways = row.closest("[data-sideways]") !== null;
      const items = itemsOf(row);
      for (const [index, { element, box }] of items.entries()) {
        const isCutOff =
          box.top < bounds.top - TOLERANCE ||
          box.bottom > bounds.bottom + TOLERANCE ||
          (!sideways && (box.left < bounds.left - TOLERANCE || box.right > bounds.right + TOLERANCE));
        if (isCutOff) report("outside its row", row, nameOf(element));
        if (!sideways)
          for (const other of items.slice(index + 1))
            if (overlap(box, other.box)) report("overlap", row, `${nameOf(element)} | ${nameOf(other.element)}`);
      }
      for (const element of row.querySelectorAll("[data-outcome], [data-outcome] *"))
        if (isSeen(element) && cutsText(element)) report("price clipped", row, nameOf(element));
      if (row.matches(NAMED))
        for (const name of row.querySelectorAll('span[dir="auto"]'))
          if (!name.closest("[data-outcome]") && name.scrollWidth > name.clientWidth)
            report("name cut", row, `${name.clientWidth} of ${name.scrollWidth}`);
    };

    /** Heads with words, of the lowest line where there are two. */
    const headsIn = (container: Element | null): Element[] => {
      const heads = [...(container?.querySelectorAll("*") ?? [])].filter(
        (element) => ownText(element) && isSeen(element),
      );
      const lowest = Math.max(...heads.map((element) => element.getBoundingClientRect().bottom));
      return heads.filter((element) => element.getBoundingClientRect().bottom > lowest - 4);
    };
    const isAbove = (head: Element, box: DOMRect): boolean => {
      const { left, right } = head.getBoundingClientRect();
      return left - TOLERANCE <= centreOf(box) && centreOf(box) <= right + TOLERANCE;
    };
    const checkHeads = (row: Element): void => {
      const container =
        row.closest("section")?.querySelector('header [aria-hidden="true"]:has(span)') ??
        row.closest("[data-family]")?.querySelector(':scope > [aria-hidden="true"]');
      const heads = headsIn(container ?? null);
      if (heads.length === 0) return;
      for (const price of row.querySelectorAll("[data-outcome]")) {
        const above = heads.filter((head) => isAbove(head, price.getBoundingClientRect()));
        if (above.length !== 1) report("heads above a price", row, `${above.length} above ${nameOf(price)}`);
      }
      const further = [...row.querySelectorAll("*")].find(
        (element) => /^\+\d/.test(nameOf(element)) && ownText(element),
      );
      const over = further && heads.find((head) => isAbove(head, further.getBoundingClientRect()));
      if (over && row.closest(RULED)) report("head above the further markets", row, nameOf(over));
    };

    for (const row of document.querySelectorAll("article[data-event]")) {
      checkRow(row);
      checkHeads(row);
    }
    if (document.documentElement.scrollWidth > innerWidth) found.set("page", "the page is wider than the window");
    return [...found.values()];
  });
