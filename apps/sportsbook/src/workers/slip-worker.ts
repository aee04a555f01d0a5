import { type Asked, solve } from "./slip-tasks.ts";

self.addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  self.postMessage(solve(data));
});
