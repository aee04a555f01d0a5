import { relative, resolve } from "node:path";
import type { Node } from "typescript/unstable/ast";
import { isCallExpression, isIdentifier } from "typescript/unstable/ast/is";
import { API, type Project, type Type } from "typescript/unstable/sync";

const isProduct = (file: string, source: string): boolean =>
  !relative(source, file).startsWith("..") && !/\.(test|stories)\.tsx?$/.test(file);

const literalsOf = (type: Type | undefined): string[] => {
  if (type?.isUnionType()) return type.getTypes().flatMap(literalsOf);
  return type?.isStringLiteralType() ? [type.value] : [];
};

const keyArguments = (node: Node): Node[] => {
  const found: Node[] = [];
  const visit = (child: Node): void => {
    if (isCallExpression(child) && isIdentifier(child.expression) && child.expression.text === "message") {
      found.push(...child.arguments.slice(0, 1));
    }
    child.forEachChild(visit);
  };
  node.forEachChild(visit);
  return found;
};

const keysOfFile = ({ program, checker }: Project, file: string): string[] => {
  const source = program.getSourceFile(file);
  return source ? checker.getTypeAtLocation(keyArguments(source)).flatMap(literalsOf) : [];
};

/**
 * Every key passed to `message` in the code under `source`. Uses the compiler's types of the first argument, so that a key composed from a
 * typed list counts for each entry, and a key in a comment does not count.
 */
export const findUsedKeys = (config: string, source: string): ReadonlySet<string> => {
  const api = new API();
  try {
    const project = api.updateSnapshot({ openProjects: [resolve(config)] }).getProject(resolve(config));
    if (!project) throw new Error(`${config} is not a TypeScript project`);
    const files = project.rootFiles.filter((file) => isProduct(file, resolve(source)));
    return new Set(files.flatMap((file) => keysOfFile(project, file)));
  } finally {
    api.close();
  }
};
