/** Writes the pages of all tenants and the configuration of nginx, and ends. The image starts nginx with it. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hostsSchema, pageWithHosts } from "@touchline/brands/shipped";
import { readConfig } from "@touchline/server-kit";
import { nginxConf } from "./nginx-conf.ts";
import { SETTINGS } from "./settings.ts";
import { NOBODY, tenantPages } from "./tenant-pages.ts";

const config = readConfig(SETTINGS);

const nameServers = (): readonly string[] =>
  [...readFileSync("/etc/resolv.conf", "utf8").matchAll(/^nameserver\s+(\S+)/gm)].map(([, address = ""]) =>
    address.includes(":") ? `[${address}]` : address,
  );

const listOf = (value: string): readonly string[] =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

const { CONFIG_DIR: folder, APP_FILES: files } = config;
const tenantAnswers = join(folder, "sdk/v1/tenants");
for (const each of [join(folder, "pages"), tenantAnswers]) mkdirSync(each, { recursive: true });

const pages = tenantPages({ hosts: hostsSchema.parse(JSON.parse(config.TENANT_HOSTS)), cms: config.CMS_URL });
const page = readFileSync(join(files, "index.html"), "utf8");
for (const { tenant, hosts } of pages) {
  writeFileSync(join(folder, "pages", `${tenant}.html`), pageWithHosts(page, hosts));
  if (tenant !== NOBODY) writeFileSync(join(tenantAnswers, `${tenant}.json`), JSON.stringify({ hosts }));
}
writeFileSync(join(tenantAnswers, "_unknown.json"), JSON.stringify({ error: "TENANT_UNKNOWN" }));

const conf = nginxConf({
  ...{ port: config.PORT, healthPort: config.HEALTH_PORT, files, folder, pages },
  ...{ api: config.API_ADDRESS, push: config.PUSH_ADDRESS, web: config.WEB_ADDRESS, host: config.HOST_ADDRESS },
  resolvers: nameServers(),
  trustedProxies: listOf(config.TRUSTED_PROXIES),
});
writeFileSync(join(folder, "nginx.conf"), conf);
