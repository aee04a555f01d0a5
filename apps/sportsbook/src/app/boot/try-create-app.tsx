import { createRoot } from "react-dom/client";
import { PageFailure } from "../../entities/part-boundary.tsx";
import { type App, createApp } from "../create-app.ts";
import type { AppEnv } from "../env.ts";

/** Null where the app cannot start, for example without the rules of its market: then the page says so and offers to be reloaded. */
export const tryCreateApp = async (
  env: AppEnv & { readonly styled: Promise<void> },
  place: HTMLElement,
): Promise<App | null> => {
  try {
    return await createApp(env);
  } catch (error) {
    env.report(error, "page");
    await env.styled;
    createRoot(place).render(<PageFailure />);
    return null;
  }
};
