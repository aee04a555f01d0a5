import { readFileSync } from "node:fs";

export interface Snippet {
  readonly language: string;
  readonly code: string;
}

const guide = new URL("../docs/integration.md", import.meta.url);

/** The code blocks of docs/integration.md, in order. */
export const readSnippets = (): readonly Snippet[] =>
  [...readFileSync(guide, "utf8").matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = "", code = ""]) => ({
    language,
    code,
  }));

/** Addresses of the guide: the app's, and the reader's own site. */
const APP = "localhost:4600";
const SITE = "localhost:8080";

/** What a reader puts in place of `…`, by the code before it. */
const filledIn = (code: string, options: string): string =>
  code
    .replace("createSportsbook({\n  …,", `createSportsbook({\n  ${options},`)
    .replaceAll("=> …)", "=> undefined)")
    .replace(/^…$/gm, "");

export interface Guide {
  /** The block of a language that has this text in it, for the reader's own addresses. */
  readonly block: (language: string, part: string) => string;
  /** All script parts of the guide together in one page: sign-in, wallet, address and listeners. */
  readonly whole: string;
}

const isOptions = (code: string): boolean => /^(getWallet|address): /.test(code);

/** The guide for a reader whose app and site are at these hosts and ports. */
export const readGuide = (app: string, site: string): Guide => {
  const snippets = readSnippets().map(({ language, code }) => ({
    language,
    code: code.replaceAll(APP, app).replaceAll(SITE, site),
  }));
  const scripts = snippets.filter(({ language, code }) => language === "js" && !code.includes("import {"));
  const options = [
    `container: "#sportsbook", appUrl: "http://${app}", tenant: "velora", brand: "velora"`,
    ...scripts.filter(({ code }) => isOptions(code)).map(({ code }) => code.replace(/,\s*(\/\/.*)?\s*$/, "")),
  ].join(",\n  ");
  const statements = scripts.filter(({ code }) => !isOptions(code)).map(({ code }) => filledIn(code, options));
  // The guide has a session at hand where it tells the app of one.
  const whole = statements.join("\n").replace("sportsbook.updateSession(session);\nsportsbook.destroySession();\n", "");
  return {
    block: (language, part) => {
      const found = snippets.find((snippet) => snippet.language === language && snippet.code.includes(part));
      if (!found) throw new Error(`docs/integration.md has no ${language} with ${part}`);
      return found.code;
    },
    whole: `<!doctype html><meta charset="utf-8"><div id="sportsbook" style="height: 100vh"></div>
<script src="http://${app}/sdk/v1/touchline.iife.js"></script>
<script>
${whole}
window.sportsbook = sportsbook;
</script>`,
  };
};
