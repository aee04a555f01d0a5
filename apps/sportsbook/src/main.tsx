import "./app/boot/react-first.ts";
import "virtual:metrics.css";
import "./app/boot/styles.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { AppRoot } from "./app/app-root.tsx";
import { attachToPage } from "./app/attach-to-page.ts";
import { rootErrorCallbacks, watchWindowErrors } from "./app/boot/error-sources.ts";
import { canTakeOver } from "./app/boot/take-over.ts";
import { tryCreateApp } from "./app/boot/try-create-app.tsx";
import { wearLook } from "./app/boot/wear-look.ts";
import { createBrowserEnv } from "./app/env.ts";
import { startLateParts } from "./app/start-late-parts.ts";
import { until } from "./data/until.ts";

/** Awaits nothing at the top of this file: the scripts of screens import parts of it, and would wait for its end while it waits for them. */
const start = async (): Promise<void> => {
  const env = await createBrowserEnv();
  watchWindowErrors(env.report);
  const place = document.getElementById("root") as HTMLElement;
  const app = await tryCreateApp(env, place);
  if (!app) return;
  attachToPage(app);
  wearLook(app.shownConfig, document);
  const callbacks = rootErrorCallbacks(env.report);
  const page = (
    <StrictMode>
      <AppRoot app={app} />
    </StrictMode>
  );
  if (await canTakeOver(app)) {
    hydrateRoot(place, page, callbacks);
    await until(app.isShown, Boolean);
  } else {
    if (app.drawing) app.drawing.isFirst = false;
    await env.styled;
    createRoot(place, callbacks).render(page);
  }
  startLateParts(app);
};

void start();
