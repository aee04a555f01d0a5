import type { SportsbookOptions } from "./sportsbook.ts";

/** Set by script: an inline style attribute would need an exception in the page's content security policy. */
const styled = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: Partial<CSSStyleDeclaration>,
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name);
  Object.assign(element.style, style);
  return element;
};

const bar = (height: string): HTMLElement =>
  styled("div", { height, margin: "12px", borderRadius: "8px", background: "currentColor", opacity: "0.08" });

export interface Cover {
  readonly frame: HTMLElement;
  show(): void;
  /** `detail` is for the developer of the page. */
  fail(detail: string): void;
  hide(): void;
}

type Texts = Pick<SportsbookOptions, "fallbackText" | "retryText">;

/** Only the developer of the page is helped by the reason of a failure. */
const isDevelopment = (): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);

/** Covers the frame: with a skeleton while the app loads, and with a text and a button where it cannot be shown. */
export const createCover = (frame: HTMLIFrameElement, texts: Texts, onRetry: () => void): Cover => {
  const box = styled("div", { position: "relative", height: "100%" });
  const cover = styled("div", { position: "absolute", inset: "0", overflow: "hidden", font: "16px/1.5 sans-serif" });
  box.append(frame);

  const fill = (...content: readonly HTMLElement[]): void => {
    cover.replaceChildren(...content);
    box.append(cover);
  };

  return {
    frame: box,
    show: () => {
      cover.setAttribute("aria-busy", "true");
      fill(bar("48px"), bar("32px"), ...Array.from({ length: 8 }, () => bar("72px")));
    },
    fail: (detail) => {
      cover.removeAttribute("aria-busy");
      const notice = styled("div", { padding: "48px 16px", textAlign: "center" });
      notice.setAttribute("role", "alert");
      const text = document.createElement("p");
      text.textContent = texts.fallbackText ?? "The sportsbook cannot be shown right now.";
      const retry = document.createElement("button");
      retry.type = "button";
      retry.textContent = texts.retryText ?? "Try again";
      retry.onclick = onRetry;
      notice.append(text, retry);
      if (isDevelopment()) notice.append(Object.assign(styled("p", { opacity: "0.7" }), { textContent: detail }));
      Object.assign(cover.style, { background: "Canvas", color: "CanvasText" });
      fill(notice);
    },
    hide: () => cover.remove(),
  };
};
