import { afterEach, expect, test } from "vitest";
import { ENGLISH, setLanguage } from "./language.ts";
import { withLateTexts } from "./late-texts.ts";
import { message } from "./message.ts";

afterEach(() => setLanguage(ENGLISH));

test("I18N-1 a late part comes with its texts in the language of the page, under the tenant's own words", async () => {
  setLanguage({ locale: "pt-BR", catalogue: { "ticket.betId": "Número" } });
  const part = await withLateTexts(async () => "part")();
  expect(part).toBe("part");
  expect(message("ticket.betId"), "the tenant's").toBe("Número");
  expect(message("ticket.tryAgain"), "of the region").toBe("Tentar novamente");
  expect(message("ticket.column.match"), "of the language").toBe("Jogo");
});
