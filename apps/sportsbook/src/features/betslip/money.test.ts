import { expect, test } from "vitest";
import { createMoney } from "./money.ts";

test("STAKE-1 quick stakes are short, with the symbol where the brand has it", () => {
  expect(createMoney("EUR", "BEFORE", "en").short(500n)).toBe("€5");
  expect(createMoney("EUR", "BEFORE", "en").short(50n)).toBe("€0.50");
  expect(createMoney("EUR", "AFTER", "fi").short(2000n)).toBe("20\u00a0€");
  expect(createMoney("EUR", "BEFORE", "en").short(10_000_000n)).toBe("€100K");
  expect(createMoney("EUR", "BEFORE", "en").short(12_525_000n)).toBe("€125.25K");
  expect(createMoney("EUR", "AFTER", "fi").short(100_000n)).toBe("1\u00a0000\u00a0€");
  expect(createMoney("IDR", "BEFORE", "id").short(100_000n)).toBe("Rp\u00a0100rb");
  expect(createMoney("IDR", "BEFORE", "id").short(1_000_000n)).toBe("Rp\u00a01jt");
});
