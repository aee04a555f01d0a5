import type { SportsbookOptions } from "./sportsbook.ts";

type Kind = "string" | "boolean" | "function" | "object" | "element or selector";

const KINDS: { readonly [Name in keyof SportsbookOptions]-?: Kind } = {
  container: "element or selector",
  appUrl: "string",
  tenant: "string",
  tenantId: "string",
  brand: "string",
  locale: "string",
  activeLocale: "string",
  theme: "string",
  currency: "string",
  path: "string",
  header: "boolean",
  footer: "boolean",
  betId: "string",
  loadMobileView: "boolean",
  title: "string",
  fallbackText: "string",
  retryText: "string",
  getSession: "function",
  getWallet: "function",
  limits: "boolean",
  address: "object",
  onMessage: "function",
};

const fail = (problem: string): never => {
  throw new TypeError(`Touchline: ${problem}`);
};

const isOf = (kind: Kind, value: unknown): boolean =>
  kind === "element or selector" ? typeof value === "string" || value instanceof HTMLElement : typeof value === kind;

const originOf = (appUrl: string): string => {
  try {
    return new URL(appUrl).origin;
  } catch {
    return fail(`appUrl is not an address: ${appUrl}`);
  }
};

/** Names what is wrong with the options before anything is shown. A name that is not known may be of a newer script, so it does not stop this one. */
export const checkOptions = (options: SportsbookOptions): { readonly origin: string; readonly tenant: string } => {
  for (const [name, value] of Object.entries(options)) {
    const kind = KINDS[name as keyof SportsbookOptions];
    if (!kind) console.warn(`Touchline: there is no option ${name}. Options are ${Object.keys(KINDS).join(", ")}`);
    else if (value !== undefined && !isOf(kind, value))
      fail(`${name} must be of type ${kind}, not ${value === null ? null : typeof value}`);
  }
  const { appUrl, tenant = options.tenantId } = options;
  if (!appUrl) return fail("appUrl is missing: the origin of the app, such as https://app.example");
  if (!tenant) return fail("tenant is missing: the name of your tenant");
  return { origin: originOf(appUrl), tenant };
};
