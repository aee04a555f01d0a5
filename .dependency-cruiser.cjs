/** The walls of the house: who may import whom. docs/architecture.md has the picture. */

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });
const path = (path, extra = {}) => ({ path, ...extra });
/** Stories of features are shown on sample data; those of `ui` keep to the rules of `ui`. */
const TESTS = "\\.(test|e2e)\\.tsx?$|/(features|app)/.+\\.stories\\.tsx$|/(test-support|testing)/";

const APP = "^apps/sportsbook/src";
/** Room of the app → the rooms it may use. */
const ROOMS = {
  env: ["env"],
  ui: ["ui"],
  config: ["config", "env"],
  i18n: ["i18n", "env"],
  net: ["net", "env"],
  host: ["host", "net", "env"],
  data: ["data", "net", "config", "i18n", "env"],
  entities: ["entities", "data", "ui", "config", "i18n", "env"],
  features: ["features", "entities", "data", "ui", "config", "i18n", "host", "env"],
};

const appRooms = Object.entries(ROOMS).map(([room, allowed]) =>
  forbid(
    `app-${room}`,
    `${room} may use ${allowed.join(", ")} only`,
    path(`${APP}/${room}/`, { pathNot: TESTS }),
    path(`${APP}/`, { pathNot: `${APP}/(${allowed.join("|")})/` }),
  ),
);

/** Room of the tools → the rooms of the tools it may use. Whoever starts the platform or drives a page shares `stack` and `testkit`. */
const TOOLS = {
  stack: [],
  testkit: ["stack"],
  faults: ["stack", "testkit"],
  explore: ["stack", "testkit"],
  bench: ["stack", "testkit", "faults"],
  e2e: ["explore", "stack", "testkit", "faults"],
  scripts: ["stack", "testkit", "faults"],
  deploy: ["stack", "testkit"],
};

const toolRooms = Object.entries(TOOLS).map(([room, allowed]) =>
  forbid(
    `tools-${room}`,
    `of the tools ${room} may use ${allowed.join(", ") || "none"} only`,
    path(`^${room}/`),
    path(`^(${Object.keys(TOOLS).join("|")})/`, { pathNot: `^(${[room, ...allowed].join("|")})/` }),
  ),
);

/** Owner of a library → nobody else may import it. */
const owners = [
  ["socket.io-client", `${APP}/net/|^packages/conformance/`],
  ["@base-ui", `${APP}/ui/`],
  ["(intl-messageformat|@formatjs)", "^packages/brands/src/texts/"],
  ["fastify", "^(services/api|apps/host-demo)/"],
  ["jose", "^(packages/server-kit|apps/host-demo)/"],
  ["kysely", "^packages/db/"],
  // The demo operator's wallet is the other side of our ledger: it has tables and statements of its own.
  ["pg", "^(packages/db|apps/host-demo/src/wallet)/"],
  ["(socket\\.io-parser|ws)", "^services/push/"],
  ["pino", "^packages/server-kit/"],
  ["prom-client", "^packages/server-kit/"],
  ["@opentelemetry/api", "^packages/(server-kit|db)/"],
  ["@opentelemetry/(sdk|exporter|resources)", "^packages/server-kit/src/tracing/"],
  ["(payload|@payloadcms|next|sharp)", "^apps/cms/"],
].map(([library, owner]) =>
  forbid(
    `owner-of-${library.replace(/\W+/g, "-")}`,
    `${library} belongs to ${owner}`,
    path("^(apps|services|packages)/", { pathNot: [owner, TESTS] }),
    path(`/node_modules/${library}/`),
  ),
);

module.exports = {
  forbidden: [
    forbid(
      "no-circular",
      "files that import each other, if only for a type, can only be read, moved and tested together",
      {},
      { circular: true },
    ),
    forbid("no-unresolved", "an import must lead somewhere", {}, { couldNotResolve: true, pathNot: "^(virtual:|/)" }),
    forbid(
      "protocol-is-the-ground",
      "protocol imports no room",
      path("^packages/protocol/"),
      path("^(apps|services|packages/(?!protocol/))"),
    ),
    forbid("packages-below", "packages never import apps or services", path("^packages/"), path("^(apps|services)/")),
    forbid(
      "server-kit",
      "server-kit uses protocol only",
      path("^packages/server-kit/"),
      path("^packages/(?!server-kit/|protocol/)"),
    ),
    forbid(
      "what-operators-get",
      "the script in an operator's page and the kit for its back end rest on the contract alone",
      path("^packages/(host-sdk|conformance)/", { pathNot: TESTS }),
      path("^(packages/(?!protocol/|host-sdk/|conformance/)|services/|apps/)"),
    ),
    forbid(
      "react-component",
      "the React component rests on the SDK alone",
      path("^packages/react/", { pathNot: TESTS }),
      path("^(packages/(?!react/|host-sdk/)|services/|apps/)"),
    ),
    forbid(
      "jurisdictions",
      "the rules of a market are data and questions: they use the words of protocol only",
      path("^packages/jurisdictions/"),
      path("^packages/(?!jurisdictions/|protocol/)"),
    ),
    forbid(
      "one-pack-in-the-browser",
      "a page loads the pack of its tenant, not all of them",
      path(`${APP}/`, { pathNot: TESTS }),
      path("^packages/jurisdictions/src/(packs/all|schema)", { dependencyTypesNot: ["type-only"] }),
    ),
    forbid(
      "brands",
      "brands uses protocol, the allowed values of betting, and the rules of jurisdictions",
      path("^packages/brands/"),
      path("^packages/(?!brands/|protocol/|betting/|jurisdictions/)"),
    ),
    forbid(
      "brands-in-the-browser",
      "the app holds no schema and reads no file: it is given documents",
      path(`${APP}/`, { pathNot: TESTS }),
      path("^packages/brands/src/(shipped|schema|check)/", { dependencyTypesNot: ["type-only"] }),
    ),
    forbid(
      "services-meet-on-the-bus",
      "services never import each other",
      path("^services/([^/]+)/"),
      path("^services/", { pathNot: "^services/$1/" }),
    ),
    forbid(
      "app-is-a-browser",
      "the app never imports server code",
      path("^apps/sportsbook/src/"),
      path("^(services|packages/server-kit)/"),
    ),
    forbid(
      "cms-beside-the-platform",
      "editors write brands, beside the texts of the app; bets, money and offers are none of their business",
      path("^apps/cms/", { pathNot: TESTS }),
      path(
        "^(packages/(?!brands/|jurisdictions/|db/|host-sdk/|protocol/)|services/|apps/(?!cms/|sportsbook/src/i18n/catalogues/))",
      ),
    ),
    forbid(
      "features-do-not-meet",
      "a feature never imports a feature",
      path(`${APP}/features/([^/]+)/`),
      path(`${APP}/features/`, { pathNot: `${APP}/features/$1/` }),
    ),
    forbid(
      "product-without-tests",
      "the product never imports tests or tools",
      path("^(apps|services|packages)/", { pathNot: TESTS }),
      path(`^(e2e|bench|faults|explore|scripts|stack|testkit|deploy)/|${TESTS}`),
    ),
    forbid(
      "second-back-end",
      "a back end that judges whether the documents are enough shares nothing with ours",
      path("^e2e/second-back-end/"),
      path("^(apps|services|packages|stack|testkit|faults|explore|bench|scripts|e2e)/", {
        pathNot: "^e2e/second-back-end/",
      }),
    ),
    ...toolRooms,
    ...appRooms,
    ...owners,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/dist(-server)?/|/generated/|/\\.touchline/|/\\.next/" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
