/** Headers of the app's page and of the page for third-party widgets. Any web server can send them: docs/integration.md. */

type Directives = Readonly<Record<string, readonly string[]>>;

const policy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");

const SELF = "'self'";
const NONE = "'none'";

/** The only Trusted Types policy: it creates script addresses for workers. */
const TRUSTED_TYPES_POLICY = "touchline";

const common = {
  "x-content-type-options": "nosniff",
  // The address may contain a token until the app has removed it, so it must not be sent as referrer.
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
} as const;

/** Only these pages may embed the app. */
const frameAncestors = (hosts: readonly string[]): Directives => ({
  "frame-ancestors": hosts.length > 0 ? hosts : [NONE],
});

/** Headers for a page of the app that these hosts may embed. */
export const pageHeaders = (hosts: readonly string[]): Readonly<Record<string, string>> => ({
  ...common,
  "content-security-policy": policy({
    "default-src": [NONE],
    "script-src": [SELF],
    "style-src": [SELF],
    "font-src": [SELF],
    // Banners and logos may be on the operator's servers.
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
 * Headers for the page in which a provider's script runs. The sandbox gives it no origin, so it cannot access our storage or the bettor's
 * session, and only our own pages may embed it. The brand decides which script it loads.
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
