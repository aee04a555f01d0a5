import { expect, test } from "vitest";
import { hostsOf, tenantInQuery } from "./hosts.ts";
import { pageHeaders, widgetHeaders } from "./page-headers.ts";
import { hostsSchema } from "./schema/tenants.ts";
import { loadTenants } from "./shipped/read.ts";

const tenants = {
  touchline: { uuid: "0193a1b0-0000-7000-8000-000000000001", brands: ["default"], hosts: ["https://a.example"] },
  velora: { uuid: "0193a1b0-0000-7000-8000-000000000002", brands: ["velora"] },
};
const policyOf = (headers: Readonly<Record<string, string>>): string => headers["content-security-policy"] ?? "";

test("HOST-5 R14 a tenant's hosts are its own and those of the installation; an unknown tenant has none", () => {
  const added = { touchline: ["http://localhost:4660"], other: ["https://evil.example"] };
  expect(hostsOf("touchline", tenants, added)).toEqual(["https://a.example", "http://localhost:4660"]);
  expect(hostsOf(null, tenants)).toEqual(["https://a.example"]);
  expect(hostsOf("0193a1b0-0000-7000-8000-000000000001", tenants)).toEqual(["https://a.example"]);
  expect(hostsOf("velora", tenants, added)).toEqual([]);
  for (const name of ["other", "__proto__", "constructor", "toString"])
    expect(hostsOf(name, tenants, added)).toEqual([]);
});

test.each([
  ["", null],
  ["tenant=velora", "velora"],
  ["tenantId=velora", "velora"],
  ["tenantId=touchline&tenant=velora", "velora"],
  ["tenant=&tenantId=velora", ""],
])("HOST-1 R14 the tenant of ?%s is %s", (query, tenant) => {
  expect(tenantInQuery(new URLSearchParams(query))).toBe(tenant);
});

test.each([
  "*",
  "https://*.example",
  "https://a.example/",
  "https://a.example/path",
  "http://a.example",
  "null",
  "https://a.example;script-src",
])("HOST-5 R14 %s is not an origin", (origin) =>
  expect(hostsSchema.safeParse({ touchline: [origin] }).success).toBe(false),
);

test("R14 each tenant's page may be embedded by its own hosts only", () => {
  const all = loadTenants();
  for (const [tenant, { hosts = [] }] of Object.entries(all)) {
    const ancestors = /frame-ancestors ([^;]+)/.exec(policyOf(pageHeaders(hostsOf(tenant, all))))?.[1];
    expect(ancestors).toBe(hosts.length > 0 ? hosts.join(" ") : "'none'");
  }
});

test("R15 R16 the page's policy has no unsafe source, and no referrer is sent", () => {
  const headers = pageHeaders([]);
  expect(policyOf(headers)).not.toMatch(/unsafe|\*|http:/);
  expect(policyOf(headers)).toContain("require-trusted-types-for 'script'");
  expect(policyOf(headers)).toContain("script-src 'self';");
  expect(headers["referrer-policy"]).toBe("no-referrer");
});

test("R15 a provider's script runs without an origin, and in our own pages only", () => {
  const policy = policyOf(widgetHeaders);
  expect(policy).toMatch(/sandbox allow-scripts$/);
  expect(policy).toContain("frame-ancestors 'self'");
});
