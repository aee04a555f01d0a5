import type { Plugin } from "vite";

interface Chunk {
  readonly type: string;
  readonly name?: string | undefined;
  readonly fileName: string;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
/** The bundler's own: how a module in the old format is wrapped. */
const RUNTIME = "rolldown-runtime";
/** The bundler names what it makes up itself with a leading NUL. */
const isOurs = (id: string): boolean => !id.startsWith("\0");

/** Why a release of ours could change the file that React is in. Its name follows from what it holds and what it imports. */
export const whatTiesReact = (chunks: readonly Chunk[]): string[] => {
  const scripts = chunks.filter(({ type }) => type === "chunk");
  const react = scripts.filter(({ moduleIds = [] }) => moduleIds.some((id) => REACT.test(id)));
  const [file] = react;
  if (!file || react.length > 1) return [`React is in ${react.length} files: ${react.map(({ fileName }) => fileName)}`];
  const foreign = (file.moduleIds ?? []).filter((id) => isOurs(id) && !REACT.test(id));
  const imported = [...(file.imports ?? []), ...(file.dynamicImports ?? [])];
  const runtime = scripts.filter(({ fileName }) => imported.includes(fileName));
  return [
    ...foreign.map((id) => `React's file holds ${id}`),
    ...runtime.filter(({ name }) => name !== RUNTIME).map(({ fileName }) => `React's file imports ${fileName}`),
    ...runtime.flatMap(({ fileName, moduleIds = [], imports = [] }) => [
      ...moduleIds.filter(isOurs).map((id) => `${fileName}, which React's file imports, holds ${id}`),
      ...imports.map((other) => `${fileName}, which React's file imports, imports ${other}`),
    ]),
  ];
};

/** Fails a build in which a change of ours would change React's file, so that browsers would load it anew at every release. */
export const reactApart = (): Plugin => ({
  name: "touchline-react-apart",
  apply: "build",
  generateBundle(_options, bundle) {
    const ties = whatTiesReact(Object.values(bundle));
    if (ties.length > 0) this.error(ties.join("\n"));
  },
});
