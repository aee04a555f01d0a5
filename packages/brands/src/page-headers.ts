/** What goes with the app's page, and with the page that holds what others wrote. Any web server can send them: docs/integration.md. */

type Directives = Readonly<Record<string, readonly string[]>>;

const policy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");

const SELF = "'self'";
const NONE = "'none'";

/** The only maker of addresses of scripts: workers need one. */
const TRUSTED_TYPES_POLICY = "touchline";

const common = {
  "x-content-type-options": "nosniff",
  // An address may hold a token for the moment until the app takes it out: it is told to nobody.
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
} as const;

/** Only these pages may hold the app. */
const frameAncestors = (hosts: readonly string[]): Directives => ({
  "frame-ancestors": hosts.length > 0 ? hosts : [NONE],
});

/** For a page of the app that the pages of these hosts may hold. */
export const pageHeaders = (hosts: readonly string[]): Readonly<Record<string, string>> => ({
  ...common,
  "content-security-policy": policy({
    "default-src": [NONE],
    "script-src": [SELF],
    "style-src": [SELF],
    "font-src": [SELF],
    // Banners and marks may lie at the operator's.
    "img-src": [SELF, "data:", "https:"],
    "connect-src": [SELF],
    "worker-src": [SELF],
    "frame-src": [SELF],
    "manifest-src": [SELF],
    "base-uri": [NONE],
    "form-action": [NONE],
    "object-src": [NONE],
    ...frameAncestors(hosts),
    "require-trusted-types-for": ["'script'"],
    "trusted-types": [TRUSTED_TYPES_POLICY],
  }),
});

/**
 * For the page in which a provider's script runs. It has no origin, so it reaches neither our storage nor the bettor's session, and only
 * our own pages show it: whose script it is, is the brand's to say.
 */
export const widgetHeaders: Readonly<Record<string, string>> = {
  ...common,
  "content-security-policy": policy({
    "default-src": ["https:", "data:", "blob:"],
    "script-src": [SELF, "https:"],
    "style-src": [SELF, "https:", "'unsafe-inline'"],
    "base-uri": [NONE],
    "form-action": [NONE],
    "frame-ancestors": [SELF],
    sandbox: ["allow-scripts"],
  }),
};
