import type { App } from "../create-app.ts";

/** All that decides how a page looks besides the offer. A server draws for a visitor who has chosen nothing; themes are in style sheets alone. */
export const signatureOf = ({ env, preferences, favourites, session }: App): string => {
  const { slug, tenant, locale, header, footer } = env.start;
  const { theme: _, ...chosen } = preferences.preferences.getState();
  const followed = Object.values(favourites.ids.getState()).map((ids) => [...ids]);
  return JSON.stringify([
    ...[slug, tenant, locale, header, footer, env.narrow.matches],
    ...[chosen, followed, session.getState()],
  ]);
};

/** Whether React can take the server's page over as it is; asked before anything is rendered. */
export const canTakeOver = async (app: App): Promise<boolean> => {
  const { drawn } = app.env;
  if (!drawn || drawn.signature !== signatureOf(app)) return false;
  await app.prepare();
  return !drawn.hasAsked();
};
