import { type Hosts, hostsOf, loadTenants, pageHeaders, widgetHeaders } from "@touchline/brands/shipped";

type Headers = Readonly<Record<string, string>>;

interface Expected {
  readonly path: string;
  readonly status?: number;
  readonly headers: Headers;
  /** A part of the answer. */
  readonly body?: string;
}

const metaOf = (hosts: readonly string[]): string => `<meta name="touchline-hosts" content="${hosts.join(" ")}" />`;

/** The page of an address, and who may embed it. */
const page = (path: string, hosts: readonly string[]): Expected => ({
  path,
  headers: { ...pageHeaders(hosts), "cache-control": "no-cache" },
  body: metaOf(hosts),
});

const FOR_EVERY_ORIGIN: Headers = { "access-control-allow-origin": "*" };

const expectedOf = (added: Hosts): readonly Expected[] => {
  const tenants = loadTenants();
  const of = (tenant: string | null): readonly string[] => hostsOf(tenant, tenants, added);
  return [
    ...Object.keys(tenants).flatMap((tenant): Expected[] => [
      page(`/?tenant=${tenant}`, of(tenant)),
      {
        path: `/sdk/v1/tenants/${tenant}.json`,
        headers: FOR_EVERY_ORIGIN,
        body: JSON.stringify({ hosts: of(tenant) }),
      },
    ]),
    ...["/", "/live", "/sports/d_all/s_1", "/index.html"].map((path) => page(path, of(null))),
    page("/live?standalone=false&tenant=velora", of("velora")),
    page("/live?tenantId=velora", of("velora")),
    page(`/live?tenantId=${tenants.velora?.uuid}`, of("velora")),
    page("/?tenantId=velora&tenant=nobody", []),
    ...["/?tenant=", "/?tenant=nobody", "/?tenant=__proto__", "/?tenant&tenant=touchline"].map((path) =>
      page(path, []),
    ),
    // The first of two tenants is the one that the app reads.
    page("/?tenant=nobody&tenant=touchline", []),
    { path: "/sdk/v1/tenants/nobody.json", status: 404, headers: FOR_EVERY_ORIGIN, body: '{"error":"TENANT_UNKNOWN"}' },
    ...["/widget.html", "/analytics.html"].map((path) => ({ path, headers: widgetHeaders })),
    ...["touchline.js", "touchline.iife.js", "touchline.d.ts"].map((file) => ({
      path: `/sdk/v1/${file}`,
      headers: { ...FOR_EVERY_ORIGIN, "cross-origin-resource-policy": "cross-origin" },
    })),
    { path: "/first-paint.js", headers: { "x-content-type-options": "nosniff" } },
  ];
};

/** Where the web server of the app does not send what a page, a tenant or an operator's page needs. `added` is its TENANT_HOSTS. */
export const headerFindings = async (appUrl: string, added: Hosts): Promise<readonly string[]> => {
  const findings: string[] = [];
  for (const { path, status = 200, headers, body = "" } of expectedOf(added)) {
    const answer = await fetch(appUrl + path);
    const text = await answer.text();
    if (answer.status !== status) findings.push(`${path}: status ${answer.status}, expected ${status}`);
    if (!text.includes(body)) findings.push(`${path}: has no ${body}`);
    for (const [name, value] of Object.entries(headers))
      if (answer.headers.get(name) !== value)
        findings.push(`${path}: ${name} is ${answer.headers.get(name)}, expected ${value}`);
  }
  return findings;
};
