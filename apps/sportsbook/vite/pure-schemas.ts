import type { Plugin } from "vite";

const PACKAGES = /\/packages\/(?:protocol|brands)\/src\/[^/]+\.ts$/;
const SCHEMA = /^((?:export )?const [\w$]+ = )(z\s*\.[\s\S]*?);$/gm;

/**
 * Making a schema has no effect but the schema. A bundler cannot know that, and would keep every schema of a module
 * of which one constant is used: all of zod before the first odds.
 */
export const pureSchemas = (): Plugin => ({
  name: "touchline-pure-schemas",
  enforce: "pre",
  transform: (code, id) =>
    PACKAGES.test(id) ? { code: code.replace(SCHEMA, "$1/*#__PURE__*/ (() => $2)();"), map: null } : null,
});
