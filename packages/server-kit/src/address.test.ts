import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createAddressOf } from "./address.ts";

const request = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ headers: forwarded ? { "x-forwarded-for": forwarded } : {}, socket: { remoteAddress } }) as never;

test.each<[string, string, string, string | undefined, string]>([
  ["ignores X-Forwarded-For without a trusted proxy", "", "9.9.9.9", "1.1.1.1", "9.9.9.9"],
  ["ignores it from somebody else than the proxy", "10.0.0.1", "9.9.9.9", "1.1.1.1", "9.9.9.9"],
  ["takes it from the proxy", "10.0.0.1", "10.0.0.1", "1.1.1.1", "1.1.1.1"],
  ["takes the last one that no proxy has added", "10.0.0.0/8", "10.0.0.1", "6.6.6.6, 1.1.1.1, 10.2.2.2", "1.1.1.1"],
  ["counts an address of IPv4 in IPv6 as what it is", "", "::ffff:9.9.9.9", undefined, "9.9.9.9"],
  ["counts all addresses of a network of IPv6 as one", "", "2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::/64"],
  ["also if its zeros are left out", "", "2001:db8::7", undefined, "2001:db8:0:0::/64"],
])("%s", (_, trusted, remote, forwarded, expected) => {
  expect(createAddressOf(trusted)(request(remote, forwarded))).toBe(expected);
});
