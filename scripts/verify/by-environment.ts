import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const needsDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, "utf8").startsWith("// @vitest-environment jsdom");

/**
 * Files of a project that need a document come first. A worker that several files share is ended when the next file has another
 * environment, so that in a mixed order most files would begin with a new worker and would load jsdom again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((specs) => {
      const { with: withDocument = [], without = [] } = Object.groupBy(specs, (spec) =>
        needsDocument(spec) ? "with" : "without",
      );
      return [...withDocument, ...without];
    });
  }
}
