import { text, trustedProxies, whole } from "@touchline/server-kit";

/** The variables of the app's web server. */
export const SETTINGS = {
  PORT: whole(4600, "Port of the app"),
  HEALTH_PORT: whole(4601, "Port of `/ready`"),
  APP_FILES: text("../sportsbook/dist", "The folder with the built app"),
  CONFIG_DIR: text("/tmp/web-server", "A folder that can be written to, for the configuration of nginx and the pages"),
  API_ADDRESS: text("127.0.0.1:4610", "Host and port of the API, which is served under the app's origin"),
  PUSH_ADDRESS: text(
    "127.0.0.1:4620",
    "Host and port of the push nodes; a name with several addresses is shared among them",
  ),
  WEB_ADDRESS: text("", "Host and port of the service that draws pages; empty: pages are sent as they were built"),
  HOST_ADDRESS: text("", "Host and port of the demo operator's site, under `/host`; empty without one"),
  TENANT_HOSTS: text(
    "{}",
    'Origins that may embed the app, beside those of the tenants file: `{"tenant": ["https://www.operator.example"]}`',
  ),
  CMS_URL: text("", "Origin of the CMS, which may embed the app of every tenant; empty without one"),
  TRUSTED_PROXIES: trustedProxies(),
};
