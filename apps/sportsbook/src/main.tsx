import "./app/boot/react-first.ts";
import "virtual:metrics.css";
import "./app/boot/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { AppRoot } from "./app/app-root.tsx";
import { attachToPage } from "./app/attach-to-page.ts";
import { rootErrorCallbacks, watchWindowErrors } from "./app/boot/error-sources.ts";
import { wearLook } from "./app/boot/wear-look.ts";
import { createApp } from "./app/create-app.ts";
import { createBrowserEnv } from "./app/env.ts";
import { startLateParts } from "./app/start-late-parts.ts";

const env = await createBrowserEnv();
watchWindowErrors(env.report);
const app = await createApp(env);
attachToPage(app);
wearLook(app.shownConfig, document);
await env.styled;
createRoot(document.getElementById("root") as HTMLElement, rootErrorCallbacks(env.report)).render(
  <StrictMode>
    <AppRoot app={app} />
  </StrictMode>,
);
startLateParts(app);
