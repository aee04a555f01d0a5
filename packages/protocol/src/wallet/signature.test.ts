import { describe, expect, it } from "vitest";
import { isWalletBodySigned, signWalletBody, WALLET_SIGNATURE_LIFE_MS, walletSignatureIn } from "./signature.ts";

const KEY = "k".repeat(32);
const NOW = 1_790_000_000_000;
const BODY = '{"amount":"10.00"}';
const header = signWalletBody(KEY, "/reserve", BODY, NOW);

describe("signatures between platform and wallet", () => {
  // Computed by `openssl dgst -sha256 -hmac`, over "1790000000000./reserve.{"amount":"10.00"}".
  it("PEER-18 a body is signed with HMAC-SHA256 over time, subject and body", () => {
    expect(header).toBe(`t=${NOW},v1=9154a77e4bf87c4f7be6bc00073c97abf201e8fb5059de13b508c2d76d078d57`);
    expect(walletSignatureIn(header)).toBe("9154a77e4bf87c4f7be6bc00073c97abf201e8fb5059de13b508c2d76d078d57");
  });

  it.each([
    ["another key", "x".repeat(32), "/reserve", BODY, header, NOW],
    ["another path", KEY, "/settle", BODY, header, NOW],
    ["another body", KEY, "/reserve", '{"amount":"99.00"}', header, NOW],
    ["another time in the header", KEY, "/reserve", BODY, header.replace(`${NOW}`, `${NOW + 1}`), NOW],
    ["an old signature", KEY, "/reserve", BODY, header, NOW + WALLET_SIGNATURE_LIFE_MS + 1],
    ["one from the future", KEY, "/reserve", BODY, header, NOW - WALLET_SIGNATURE_LIFE_MS - 1],
    ["no signature", KEY, "/reserve", BODY, undefined, NOW],
    ["a malformed one", KEY, "/reserve", BODY, "v1=abc", NOW],
  ])("PEER-18 %s is refused", (_, key, subject, body, given, now) => {
    expect(isWalletBodySigned(key, subject, body, given, now)).toBe(false);
  });

  it("PEER-18 is accepted within its life", () => {
    for (const drift of [-WALLET_SIGNATURE_LIFE_MS, 0, WALLET_SIGNATURE_LIFE_MS])
      expect(isWalletBodySigned(KEY, "/reserve", BODY, header, NOW + drift)).toBe(true);
  });
});
