import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, createEncodedBody } from "./encoded-body.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["deflate", "identity"],
  [undefined, "identity"],
])("for accept-encoding %s chooses %s", (accepted, encoding) => {
  expect(chooseEncoding(accepted, 10_000)).toBe(encoding);
});

test("does not compress what fits into a packet", () => {
  expect(chooseEncoding("br", 300)).toBe("identity");
});

test("every encoding decodes to the text", async () => {
  const body = createEncodedBody("São João ".repeat(500));
  expect(brotliDecompressSync(await body("br")).toString()).toBe("São João ".repeat(500));
  expect(gunzipSync(await body("gzip")).toString()).toBe("São João ".repeat(500));
  expect((await body("identity")).toString()).toBe("São João ".repeat(500));
});
