import type { SportsbookOptions } from "./sportsbook.ts";

/** What the app may do in the page: draw itself, and open a link in a tab of its own. It cannot lead the page elsewhere. */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** What the page decides; a link that somebody made up does not. */
const DECIDED = ["tenant", "brand", "locale", "theme", "currency"] as const;

/** Parts of the app that the page may have of its own. */
const PARTS = ["header", "footer"] as const;

/** Where the frame begins. A token is never in it: addresses are written down in many places. */
export const frameAddress = (options: SportsbookOptions, path: string): string => {
  const url = new URL(new URL(options.appUrl).origin + (path.startsWith("/") ? path : "/"));
  for (const name of DECIDED) {
    url.searchParams.delete(name);
    const value = options[name];
    if (value) url.searchParams.set(name, value);
  }
  // Known from the start, so that nothing is drawn that is taken away a moment later.
  for (const part of PARTS) if (options[part] === false) url.searchParams.set(part, "false");
  url.searchParams.set("standalone", "false");
  return url.href;
};

export const createFrame = (options: SportsbookOptions, path: string): HTMLIFrameElement => {
  const frame = document.createElement("iframe");
  frame.title = options.title || "Sportsbook";
  frame.setAttribute("sandbox", SANDBOX);
  frame.setAttribute("allow", "clipboard-write");
  frame.setAttribute("referrerpolicy", "no-referrer");
  // By its style object: a style in markup would need a hole in the page's content security policy.
  Object.assign(frame.style, { display: "block", width: "100%", height: "100%", border: "0" });
  frame.src = frameAddress(options, path);
  return frame;
};
