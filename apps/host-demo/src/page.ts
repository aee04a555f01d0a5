export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Only ways back into the app: anything else would send people wherever a link says. */
export const safeReturn = (path: string | undefined): string =>
  path?.startsWith("/") && !path.startsWith("//") && !path.includes("\\") ? path : "/";

/** The operator's own frame around a form. `content` is markup already. */
export const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Northgate</title>
<style>
  :root { color-scheme: light dark }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: Canvas; color: CanvasText; font: 16px/24px system-ui, sans-serif }
  main { width: min(360px, 100vw - 32px) }
  h1 { font-size: 22px; line-height: 28px; margin: 0 0 4px }
  p { margin: 0 0 20px }
  form { display: grid; gap: 10px }
  button { display: flex; justify-content: space-between; align-items: center; min-height: 56px; padding: 0 18px; border: 1px solid GrayText; border-radius: 12px; background: Field; color: FieldText; font: inherit; cursor: pointer }
  button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
  a { display: inline-block; margin-top: 20px; line-height: 44px; color: LinkText }
</style>
<main>
  ${content}
</main>
</html>
`;
