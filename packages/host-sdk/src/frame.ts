import type { SportsbookOptions } from "./sportsbook.ts";

/** Allows scripts, forms and links in new tabs, but not navigation of the page. */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox";

/** Parameters that the page decides; those of a link are removed. */
const DECIDED = ["tenant", "brand", "locale", "theme", "currency"] as const;

/** The specification's names for options that have another name here. */
const ALSO: { readonly [Name in (typeof DECIDED)[number]]?: "tenantId" | "activeLocale" } = {
  tenant: "tenantId",
  locale: "activeLocale",
};

/** Parts of the app that the page may replace with its own, and that a link must not remove: the footer has the licence. */
const PARTS = ["header", "footer"] as const;
/** Never in an address that is made here. */
const SECRETS = ["token", "punterToken"] as const;

/** Initial address of the frame. It never contains a token, because addresses are logged in many places. */
export const frameAddress = (options: SportsbookOptions, path: string): string => {
  const url = new URL(new URL(options.appUrl).origin + (path.startsWith("/") ? path : "/"));
  for (const name of DECIDED) {
    const also = ALSO[name];
    for (const each of [name, also]) if (each) url.searchParams.delete(each);
    const value = options[name] ?? (also && options[also]);
    if (value) url.searchParams.set(name, value);
  }
  for (const name of [...PARTS, ...SECRETS]) url.searchParams.delete(name);
  // In the address, so that they are hidden from the first paint.
  for (const part of PARTS) if (options[part] === false) url.searchParams.set(part, "false");
  url.searchParams.set("standalone", "false");
  return url.href;
};

export const nameFrame = (frame: HTMLIFrameElement | null, title: string | null | undefined): void => {
  if (frame) frame.title = title || "Sportsbook";
};

export const createFrame = (options: SportsbookOptions, path: string): HTMLIFrameElement => {
  const frame = document.createElement("iframe");
  nameFrame(frame, options.title);
  frame.setAttribute("sandbox", SANDBOX);
  frame.setAttribute("allow", "clipboard-write");
  frame.setAttribute("referrerpolicy", "no-referrer");
  // Set by script: an inline style attribute would need an exception in the page's content security policy.
  Object.assign(frame.style, { display: "block", width: "100%", height: "100%", border: "0" });
  frame.src = frameAddress(options, path);
  return frame;
};
