import { escapeHtml, type Frame, head, jsonScript, scripts } from "../page.ts";
import { SPRITE } from "./icons.ts";

interface PlainPage {
  readonly title: string;
  /** Where the page's own script begins, if it has one. */
  readonly name?: string;
  readonly back: string;
  readonly backText: string;
  /** Markup already. */
  readonly content: string;
}

/** The operator's own frame around a form, for who comes from the sportsbook and goes back there. */
export const plainPage = (frame: Frame, { title, name, back, backText, content }: PlainPage): string => `<!doctype html>
<html lang="en" data-operator="${frame.operator.style}">
${head(frame, title)}
<body class="plain"${name ? ` data-page="${name}"` : ""}>
${SPRITE}
<header class="plain__header"><span class="wordmark">${frame.operator.wordmark}</span></header>
<main class="plain__main">
  ${content}
  <a class="quiet-link" href="${escapeHtml(back)}">${backText}</a>
</main>
${name ? jsonScript("site-config", { back }) + scripts(frame) : ""}
</body>
</html>
`;
