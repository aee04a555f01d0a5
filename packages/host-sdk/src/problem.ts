import type { SportsbookEvents } from "./sportsbook.ts";

export type Problem = SportsbookEvents["error"];

export const NO_ANSWER: Problem = { code: "NO_ANSWER", message: "The app does not answer. Still trying" };

const unreachable = (origin: string): Problem => ({
  code: "APP_UNREACHABLE",
  message: `${origin} cannot be reached. Check appUrl, that the app runs there, and that frame-src and connect-src of this page's Content-Security-Policy have it`,
});

const unknown = (tenant: string, origin: string): Problem => ({
  code: "TENANT_UNKNOWN",
  message: `${origin} has no tenant ${tenant}. Check the option tenant`,
});

const refused = (tenant: string, hosts: readonly string[]): Problem => ({
  code: "FRAME_REFUSED",
  message: `${location.origin} may not show the app of ${tenant}. Add it to the tenant's hosts (${hosts.join(", ") || "none"}); with pnpm dev: TENANT_HOSTS='${JSON.stringify({ [tenant]: [location.origin] })}'`,
});

/** Why the app does not answer, by what its server says about the tenant; null where that is no reason. */
export const findProblem = async (origin: string, tenant: string): Promise<Problem | null> => {
  const response = await fetch(`${origin}/sdk/v1/tenants/${encodeURIComponent(tenant)}.json`).catch(() => null);
  if (!response) return unreachable(origin);
  // A server without this answer may send a page instead.
  const answer: unknown = await response.json().catch(() => null);
  const { hosts, error } = (answer ?? {}) as { readonly hosts?: readonly string[]; readonly error?: string };
  if (error === "TENANT_UNKNOWN") return unknown(tenant, origin);
  return !Array.isArray(hosts) || hosts.includes(location.origin) ? null : refused(tenant, hosts);
};
