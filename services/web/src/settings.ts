import { drainSetting, healthSettings, httpUrl, logLevel, text, whole } from "@touchline/server-kit";

/** The variables of the service that draws pages. */
export const SETTINGS = {
  PORT: whole(4630, "Port of the drawn pages"),
  HOST: text("127.0.0.1", "Address that the pages are served at: one that the app's web server reaches"),
  DRAIN_MS: drainSetting(),
  ...healthSettings(4631),
  API_URL: httpUrl("http://127.0.0.1:4610", "The API, which answers what pages are drawn from"),
  APP_URL: httpUrl("http://localhost:4600", "The public origin of the app, for what search engines read"),
  APP_FILES: text("../../apps/sportsbook/dist", "The folder with the built app: pages are drawn into its `index.html`"),
  SERVER_ENTRY: text(
    "../../apps/sportsbook/dist-server/server.js",
    "The app as it was built for a server; of the same build as `APP_FILES`",
  ),
  DRAW_TIMEOUT_MS: whole(
    1_000,
    "Milliseconds that a visitor waits for a drawing; after them the page is sent as it was built",
  ),
  MOST_DRAWINGS: whole(
    16,
    "Drawings at a time; what would be one more is not drawn, and its page is sent as it was built",
  ),
  KEEP_MS: whole(1_000, "Milliseconds for which a drawing is given to everybody who asks for the same page"),
  LOG_LEVEL: logLevel(),
};
