import { type Browser, type BrowserServer, chromium } from "playwright-core";

/** Debian's headless Chromium, which needs a quarter of the processor time of the full one, without background network requests. */
const OPTIONS = {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // As text is rendered with a window, so that the reference pictures of the stories are valid for both.
    "--font-render-hinting=slight",
  ],
};

export const launchBrowser = (): Promise<Browser> => chromium.launch(OPTIONS);

/** A server to which several processes can connect. */
export const launchBrowserServer = (): Promise<BrowserServer> => chromium.launchServer(OPTIONS);

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;
