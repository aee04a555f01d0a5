import { buildStories } from "./storybook.ts";

/** Once for the run, before files that run beside each other look for what was built. */
export default (): void => {
  buildStories();
};
