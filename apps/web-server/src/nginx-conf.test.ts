import { loadTenants, tenantInQuery } from "@touchline/brands/shipped";
import { expect, test } from "vitest";
import { nginxConf } from "./nginx-conf.ts";
import { tenantPages } from "./tenant-pages.ts";

const write = (hosts = {}, cms = "", web = ""): string =>
  nginxConf({
    ...{ port: 1, healthPort: 2, files: "/files", folder: "/folder", pages: tenantPages({ hosts, cms }) },
    ...{ api: "api:80", push: "push:80", web, host: "", resolvers: ["10.0.0.1"], trustedProxies: [] },
  });

/** The policy that the configuration has for a tenant. */
const policyOf = (conf: string, tenant: string): string => {
  const [, rows = ""] = /map \$tenant \$page_content_security_policy \{([^}]+)\}/.exec(conf) ?? [];
  return new RegExp(`"${tenant}" "([^"]+)"`).exec(rows)?.[1] ?? "";
};
const ancestorsOf = (conf: string, tenant: string): string | undefined =>
  /frame-ancestors ([^;]+)/.exec(policyOf(conf, tenant))?.[1];

test("R14 each tenant's page may be embedded by its own hosts, those of the installation and the CMS only", () => {
  const conf = write({ velora: ["https://v.example"] }, "https://cms.example");
  for (const [tenant, { hosts = [] }] of Object.entries(loadTenants())) {
    const added = tenant === "velora" ? ["https://v.example"] : [];
    expect(ancestorsOf(conf, tenant)).toBe([...hosts, ...added, "https://cms.example"].join(" "));
  }
  expect(ancestorsOf(conf, "_nobody")).toBe("'none'");
});

test("R14 a tenant is known by its UUID as well", () => {
  const conf = write();
  for (const [tenant, { uuid }] of Object.entries(loadTenants())) expect(conf).toContain(`  "${uuid}" ${tenant};`);
});

test("R14 an installation cannot add hosts to a tenant that does not exist", () => {
  expect(() => write({ nobody: ["https://v.example"] })).toThrow("nobody");
});

/** The rules by which nginx finds the tenant: the first that matches, in the order of the file. */
const tenantIn = (conf: string, query: string): string => {
  const [, rows = ""] = /map \$args \$asked_tenant \{([\s\S]+?)\n\}/.exec(conf) ?? [];
  const rules = [...rows.matchAll(/"~(.+)" (\S+);/g)];
  for (const [, pattern = "", value = ""] of rules) {
    const found = new RegExp(pattern).exec(query);
    if (found) return value.startsWith("$") ? (found.groups?.[value.slice(1)] ?? "") : value;
  }
  return /default (\S+);/.exec(rows)?.[1] ?? "";
};

test.each([
  ["", "touchline"],
  ["brand=velora&theme=light", "touchline"],
  ["tenant=velora", "velora"],
  ["brand=x&tenant=velora&locale=de", "velora"],
  ["tenantId=velora", "velora"],
  ["tenantId=velora&tenant=nordvik", "nordvik"],
  ["tenantId=velora&tenantId=nordvik", "velora"],
  ["tenantId&locale=de", "_nobody"],
  ["xtenantId=velora", "touchline"],
  ["xtenant=velora", "touchline"],
  ["tenant=velora&tenant=nordvik", "velora"],
  ["tenant=&tenant=nordvik", ""],
  ["tenant&tenant=nordvik", "_nobody"],
  ["a=1&tenant&tenant=nordvik", "_nobody"],
  ["%74enant=velora&tenant=nordvik", "_nobody"],
  ["a=%74enant&tenant=nordvik", "nordvik"],
])("R14 the tenant of ?%s is %s, as the app reads the address or nobody", (query, tenant) => {
  expect(tenantIn(write(), query)).toBe(tenant);
  const read = tenantInQuery(new URLSearchParams(query)) ?? "touchline";
  if (tenant !== "_nobody") expect(tenant).toBe(read);
});

test("AHEAD-10 R14 a drawn page has the headers of its tenant's page, and the built page takes its place", () => {
  const conf = write({}, "", "web:80");
  const [, served = ""] = conf.split("sendfile on;")[1]?.split("# Files were compressed") ?? [];
  const locations = [...served.matchAll(/location (\/|@built) \{([^}]+)\}/g)].map(
    ([, place, rules]) => [place, rules] as const,
  );
  expect(locations.map(([place]) => place)).toEqual(["/", "@built"]);
  const headers = locations.map(([, rules = ""]) => rules.match(/add_header .+/g));
  expect(headers[0]?.join()).toContain("content-security-policy $page_content_security_policy");
  expect(headers[0]).toEqual(headers[1]);
  expect(locations[0]?.[1]).toMatch(/error_page [\d ]*404[\d ]*502[\d ]*504 = @built/);
  expect(write()).not.toContain("@built");
});
