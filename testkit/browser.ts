import { type Browser, type BrowserServer, chromium } from "playwright-core";

/** Debian's Chromium without its window, which takes a quarter of its work, and kept from calling home: the machine has no way out. */
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
    // As text is drawn in a window: the accepted pictures of the stories hold for either.
    "--font-render-hinting=slight",
  ],
};

export const launchBrowser = (): Promise<Browser> => chromium.launch(OPTIONS);

/** For several processes to connect to. */
export const launchBrowserServer = (): Promise<BrowserServer> => chromium.launchServer(OPTIONS);

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;
