import { HOST_PATHS } from "@touchline/protocol";
import { expect, test } from "vitest";
import { SITE_PAGES } from "../site-paths.ts";
import { ASSETS, startHost } from "../test-support/host.ts";

const host = await startHost();
const policyOf = (headers: Readonly<Record<string, unknown>>): string => String(headers["content-security-policy"]);

test.each([
  ...Object.values(SITE_PAGES).filter((page) => page !== SITE_PAGES.history),
  "/sports/live",
  "/sports/event/1?console",
])(
  "PEER-14 %s is a page of the site with the built script, and runs and styles nothing of its own",
  async (address) => {
    const { statusCode, body, headers } = await host.read(address);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<script type="module" src="${ASSETS.script}"></script>`);
    expect(body).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/);
    expect(body.match(/<script(?! type="(?:module|application\/json)")/)).toBeNull();
    expect(policyOf(headers)).toContain("script-src 'self';");
    expect(policyOf(headers)).not.toContain("unsafe");
  },
);

test("PEER-14 the only frame that a page may show is the sportsbook's origin, and no other site may show the page", async () => {
  const { headers } = await host.read(SITE_PAGES.sports);
  expect(policyOf(headers)).toContain("frame-src https://book.example;");
  expect(policyOf(headers)).toContain("frame-ancestors 'none'");
});

test("PEER-14 each operator has a name, colours and a home page of its own", async () => {
  const paloma = await startHost(ASSETS, null, "casa-paloma");
  const pages = [SITE_PAGES.home, SITE_PAGES.limits, HOST_PATHS.signIn];
  for (const page of pages) {
    const [ours, theirs] = [(await host.read(page)).body, (await paloma.read(page)).body];
    expect(ours).toMatch(/<html lang="en" data-operator="northgate">[\s\S]* · Northgate<\/title>/);
    expect(theirs).toMatch(/<html lang="en" data-operator="casa-paloma">[\s\S]* · Casa Paloma<\/title>/);
    expect(theirs).not.toContain("Northgate");
  }
  const heads = [host, paloma].map(async (each) => /<h1>.*?<\/h1>/.exec((await each.read(SITE_PAGES.home)).body)?.[0]);
  expect(new Set(await Promise.all(heads)).size).toBe(2);
});

test("HOST-1 the script is told the sportsbook's origin, tenant and brand, and nothing of the punter", async () => {
  const { body } = await host.read(SITE_PAGES.sports, await host.signIn());
  const config = JSON.parse(/id="site-config">(.*?)<\/script>/.exec(body)?.[1] ?? "");
  expect(config).toMatchObject({ appUrl: "https://book.example", tenant: "touchline", brand: "velora" });
  expect(body).not.toMatch(/eyJ/);
});

test.each([HOST_PATHS.limits, HOST_PATHS.timeOut, HOST_PATHS.selfExclusion, HOST_PATHS.help])(
  "PEER-10 %s leads back into the app, and nowhere else",
  async (path) => {
    const page = await host.read(`${path}?return=${encodeURIComponent("/live?x=</script>")}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('href="/live?x=&#60;/script&#62;"');
    expect(page.body).not.toContain("x=</script>");
    expect((await host.read(`${path}?return=//evil.example`)).body).not.toContain("evil");
  },
);

test("a site that was not built says so, and the forms of the sportsbook work all the same", async () => {
  const unbuilt = await startHost(null);
  const { statusCode, body } = await unbuilt.read(SITE_PAGES.sports);
  expect([statusCode, body]).toEqual([503, expect.stringContaining("build")]);
  expect((await unbuilt.read(HOST_PATHS.signIn)).body).toContain("Jonas Keller");
});
