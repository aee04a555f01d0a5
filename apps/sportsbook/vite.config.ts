import reactRefresh from "@vitejs/plugin-react";
import { createLogger, defineConfig } from "vite";
import manifest from "./package.json" with { type: "json" };
import { firstPaint } from "./vite/first-paint.ts";
import { hostSdk } from "./vite/host-sdk.ts";
import { iconSprite } from "./vite/icon-sprite.ts";
import { messageCatalogues } from "./vite/message-catalogues.ts";
import { metricsStyles } from "./vite/metrics-styles.ts";
import { pageSecurity } from "./vite/page-security.ts";
import { reactApart } from "./vite/react-apart.ts";

const env = (name: string, fallback: string): string => process.env[name] ?? fallback;

const proxy = {
  "/api": { target: env("TOUCHLINE_API_URL", "http://127.0.0.1:4610"), changeOrigin: true },
  "^/docs(/|$)": { target: env("TOUCHLINE_API_URL", "http://127.0.0.1:4610"), changeOrigin: true },
  "/client/distribution/sio": {
    target: env("TOUCHLINE_PUSH_URL", "http://127.0.0.1:4620"),
    changeOrigin: true,
    ws: true,
  },
  "/host": { target: env("TOUCHLINE_HOST_URL", "http://127.0.0.1:4660"), changeOrigin: true },
};

const listener = { host: env("HOST", "127.0.0.1"), port: Number(env("PORT", "4600")), strictPort: true, proxy };

/** A page that is closed resets its socket; that is no error of anybody's. */
const logger = createLogger();
const { error } = logger;
logger.error = (message, options) => {
  if (!message.includes("ws proxy socket error")) error(message, options);
};

/** React changes only when it is upgraded: in a file of its own, browsers keep it across our releases. */
const react = { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// };

/** The entry and all that it imports: asked for together, they compress better as one file, and are one request. */
const first = { name: "first", test: /src\/main\.tsx$/ };

/** What a server draws pages with, in `dist-server`: it needs nothing that is installed. */
const forServer = {
  target: "node24",
  outDir: "dist-server",
  copyPublicDir: false,
  minify: true,
} as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  customLogger: logger,
  define: {
    APP_VERSION: JSON.stringify(manifest.version),
    ...(isSsrBuild && { "process.env.NODE_ENV": JSON.stringify("production") }),
  },
  css: { modules: command === "build" ? { generateScopedName: "[hash:base64:5]" } : {} },
  plugins: [
    reactRefresh(),
    messageCatalogues(),
    metricsStyles(),
    ...(isSsrBuild
      ? []
      : [
          firstPaint(),
          iconSprite(),
          hostSdk(),
          pageSecurity(env("TENANT_HOSTS", "{}"), env("TOUCHLINE_WEB_URL", "")),
          reactApart(),
        ]),
  ],
  server: listener,
  preview: listener,
  ssr: { noExternal: true },
  build: isSsrBuild
    ? forServer
    : {
        target: "es2023",
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostType }) => (hostType === "html" ? files : []),
        },
        cssCodeSplit: false,
        manifest: true,
        rolldownOptions: {
          output: { codeSplitting: { groups: [react, first] } },
          // "use client" at the head of Base UI's files is for servers that draw.
          checks: { moduleLevelDirective: false },
        },
      },
}));
