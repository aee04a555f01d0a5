import { buildStories } from "./storybook.ts";

/** Runs once, before parallel test files use the build. */
export default (): void => {
  buildStories();
};
