import { HOUSE_TENANT, widgetHeaders } from "@touchline/brands/shipped";
import { NOBODY, type TenantPage } from "./tenant-pages.ts";

export interface NginxOptions {
  readonly port: number;
  readonly healthPort: number;
  /** The built app. */
  readonly files: string;
  /** Where the pages of the tenants are written, and where nginx keeps what is temporary. */
  readonly folder: string;
  readonly pages: readonly TenantPage[];
  /** Name servers, by which the addresses of the services are found again while nginx runs. */
  readonly resolvers: readonly string[];
  readonly api: string;
  readonly push: string;
  /** Where pages are drawn; empty where they are sent as they were built. */
  readonly web: string;
  /** The demo operator; empty where there is none. */
  readonly host: string;
  /** Addresses or networks of proxies in front, whose `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

const YEAR_S = 31_536_000;

/** A value between quotes. Settings come from files that are checked, and none needs these signs. */
const quote = (value: string): string => {
  if (/["\\$\n]/.test(value)) throw new Error(`nginx would misread ${JSON.stringify(value)}`);
  return `"${value}"`;
};

const addHeaders = (headers: Headers): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${value.startsWith("$") ? value : quote(value)} always;`)
    .join(" ");

const NOSNIFF: Headers = { "x-content-type-options": "nosniff" };
const ASK_AGAIN: Headers = { "cache-control": "no-cache" };
const FOR_EVERY_ORIGIN: Headers = {
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

const map = (from: string, to: string, rows: readonly (readonly [string, string])[]): string =>
  [`map ${from} ${to} {`, ...rows.map(([key, value]) => `  ${key} ${value};`), "}"].join("\n");

/** The first parameter of this name; nobody where it has no value, not even an empty one. */
const firstOf = (name: string): readonly (readonly [string, string])[] => [
  [`"~^(?:(?!${name}(?:=|&|$))[^&]*&)*${name}=(?<value_of_${name}>[^&]*)"`, `$value_of_${name}`],
  [`"~(?:^|&)${name}(?:&|$)"`, NOBODY],
];

/**
 * The tenant in the address is the first parameter `tenant`, otherwise the first `tenantId`, as the app reads it. A parameter whose name is
 * written with escapes could be another one of them, so there is none then.
 */
const tenantMaps = (pages: readonly TenantPage[]): readonly string[] => [
  map("$args", "$asked_tenant", [
    ["default", HOUSE_TENANT],
    ['"~(?:^|&)[^=&]*%"', NOBODY],
    ...firstOf("tenant"),
    ...firstOf("tenantId"),
  ]),
  map("$asked_tenant", "$tenant", [
    ["default", NOBODY],
    ...pages.flatMap(({ tenant, names }) => names.map((name): [string, string] => [quote(name), tenant])),
  ]),
];

/** A map for each header, because each tenant may have another value. */
const headerMaps = (pages: readonly TenantPage[]): readonly string[] =>
  headerNames(pages).map((name) =>
    map(
      "$tenant",
      variableOf(name),
      pages.map(({ tenant, headers }): [string, string] => [quote(tenant), quote(headers[name] ?? "")]),
    ),
  );

const headerNames = (pages: readonly TenantPage[]): readonly string[] => Object.keys(pages[0]?.headers ?? {});

const variableOf = (header: string): string => `$page_${header.replaceAll("-", "_")}`;

const proxy = (target: string, more = ""): string => `{
    set $target ${quote(target)};
    proxy_pass http://$target;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection $connection_upgrade;
    proxy_connect_timeout 2s;
    proxy_next_upstream error timeout;
    ${more}
  }`;

/** Who may embed the page of a tenant, for the service that draws it. */
const hostsMap = (pages: readonly TenantPage[]): string =>
  map(
    "$tenant",
    "$page_hosts",
    pages.map(({ tenant, hosts }): [string, string] => [quote(tenant), quote(hosts.join(" "))]),
  );

const builtPages = (place: string, folder: string, headers: string): string => `location ${place} {
    root ${folder}/pages;
    try_files /$tenant.html =404;
    ${headers}
  }`;

/** Whatever becomes of a drawing, there is the page as it was built: where nothing answers, in time, or with another status. */
const drawnPages = (
  web: string,
  folder: string,
  headers: string,
): string => `location ~ ^/(robots\\.txt|sitemap\\.xml)$ ${proxy(web)}
  location / {
    set $target ${quote(web)};
    proxy_pass http://$target;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header Connection "";
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Touchline-Hosts $page_hosts;
    # A drawing is the same for everybody: it is never asked for with what is somebody's own.
    proxy_set_header Cookie "";
    proxy_set_header Authorization "";
    proxy_connect_timeout 250ms;
    proxy_read_timeout 2s;
    proxy_next_upstream off;
    proxy_intercept_errors on;
    error_page 400 404 405 408 413 414 429 500 502 503 504 = @built;
    proxy_hide_header Cache-Control;
    ${headers}
  }
  ${builtPages("@built", folder, headers)}`;

/** The configuration of nginx for the built app: pages, files, and the services behind the same origin. */
export const nginxConf = (options: NginxOptions): string => {
  const { port, healthPort, files, folder, pages, resolvers, api, push, web, host, trustedProxies } = options;
  const pageHeaders = Object.fromEntries(headerNames(pages).map((name) => [name, variableOf(name)]));
  const sent = addHeaders({ ...pageHeaders, ...ASK_AGAIN });
  return `pid ${folder}/nginx.pid;
worker_processes auto;
worker_shutdown_timeout 5s;
error_log stderr warn;
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
events { worker_connections 8192; }
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
charset utf-8;
charset_types text/css application/javascript application/json text/plain;
server_tokens off;
sendfile on;
tcp_nopush on;
keepalive_timeout 65;
client_body_temp_path ${folder}/body;
proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/fastcgi;
uwsgi_temp_path ${folder}/uwsgi;
scgi_temp_path ${folder}/scgi;
# Without the parameters of the address: one of them may be a token.
log_format plain '$remote_addr $request_method $uri $status $body_bytes_sent $request_time';
access_log /dev/stdout plain;
${resolvers.length > 0 ? `resolver ${resolvers.join(" ")} valid=5s ipv6=off;` : ""}
${trustedProxies.map((proxied) => `set_real_ip_from ${proxied};`).join("\n")}
real_ip_header X-Forwarded-For;
real_ip_recursive on;
map_hash_bucket_size 1024;
${map("$http_upgrade", "$connection_upgrade", [
  ["default", "upgrade"],
  ['""', '""'],
])}
${[...tenantMaps(pages), ...headerMaps(pages), hostsMap(pages)].join("\n")}

server {
  listen ${healthPort};
  access_log off;
  location = /ready { return 200 "ok"; }
  location / { return 404; }
}

server {
  listen ${port};
  root ${files};
  # Files were compressed when the image was built; pages are small, and each tenant has its own.
  brotli_static on;
  gzip_static on;
  gzip on;
  gzip_proxied any;

  location ~ ^/(api|docs)(/|$) ${proxy(api)}
  location ^~ /client/distribution/sio ${proxy(push, "proxy_read_timeout 1h; proxy_send_timeout 1h;")}
  location ~ ^/host(/|$) ${host === "" ? "{ return 404; }" : proxy(host)}
  location ~ ^/client(/|$) { return 404; }

  location ^~ /assets/ {
    ${addHeaders({ ...NOSNIFF, "cache-control": `public, max-age=${YEAR_S}, immutable` })}
  }
  location ~ ^/sdk/v1/tenants/[a-z0-9-]+\\.json$ {
    root ${folder};
    error_page 404 /sdk/v1/tenants/_unknown.json;
    ${addHeaders({ ...NOSNIFF, ...ASK_AGAIN, "access-control-allow-origin": "*" })}
  }
  location = /sdk/v1/tenants/_unknown.json {
    internal;
    root ${folder};
    ${addHeaders({ ...NOSNIFF, ...ASK_AGAIN, "access-control-allow-origin": "*" })}
  }
  location ~ ^/sdk/v1/[\\w.]+$ {
    types { application/javascript js; }
    default_type text/plain;
    ${addHeaders({ ...NOSNIFF, ...ASK_AGAIN, ...FOR_EVERY_ORIGIN })}
  }
  location ~ ^/(widget|analytics)\\.html$ {
    ${addHeaders({ ...widgetHeaders, ...ASK_AGAIN })}
  }
  location = /index.html {
    root ${folder}/pages;
    try_files /$tenant.html =404;
    ${addHeaders({ ...pageHeaders, ...ASK_AGAIN })}
  }
  # A file has a name with a dot; every other path is a place in the app.
  location ~ \\.\\w+$ {
    ${addHeaders({ ...NOSNIFF, ...ASK_AGAIN })}
  }
  ${web === "" ? builtPages("/", folder, sent) : drawnPages(web, folder, sent)}
}
}
`;
};
