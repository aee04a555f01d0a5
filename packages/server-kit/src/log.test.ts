import { expect, test } from "vitest";
import { createLog, inRequest } from "./log.ts";

const start = () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("test", "info", { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
};

test("lines of a request have its ids, also after it has waited", async () => {
  const { log, lines } = start();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const work = (done: () => void) => async () => {
    await new Promise((resolve) => setImmediate(resolve));
    log.warn("slow");
    done();
  };
  inRequest({ request: "one", trace: "t" }, work(first.resolve));
  inRequest({ request: "two" }, work(second.resolve));
  log.info("outside");
  await Promise.all([first.promise, second.promise]);
  expect(lines.map(({ msg, request, trace }) => [msg, request, trace])).toEqual([
    ["outside", undefined, undefined],
    ["slow", "one", "t"],
    ["slow", "two", undefined],
  ]);
});

test("has neither tokens nor what tells who a punter is", () => {
  const { log, lines } = start();
  const error = Object.assign(new Error("duplicate key", { cause: new Error("cause") }), {
    ...{ code: "23505", detail: "Key (punter)=(secret) already exists", where: "secret" },
  });
  log.error(
    { err: error, token: "secret", punter: "secret", subject: "punter.titan.secret", tenant: "titan" },
    "failed",
  );
  for (const kind of ["calculation", "session"]) log.error({ subject: `${kind}.titan.secret` }, "failed");
  expect(JSON.stringify(lines)).not.toContain("secret");
  expect(lines[0]).toMatchObject({
    ...{ tenant: "titan", subject: "punter.titan.[removed]", token: "[removed]" },
    err: { type: "Error", message: "duplicate key", code: "23505", cause: { message: "cause" } },
  });
});
