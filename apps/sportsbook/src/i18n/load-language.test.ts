import { afterEach, expect, test, vi } from "vitest";
import { ENGLISH, type Language } from "./language.ts";
import { loadLanguage } from "./load-language.ts";
import type { InterfaceLocale } from "./locale.ts";

const fail = (error: unknown): never => {
  throw error;
};

const load = (locale: InterfaceLocale, tenant = "touchline"): Promise<Language> =>
  loadLanguage({ locale, tenant, report: fail });

afterEach(() => vi.doUnmock("./catalogues/fi.json"));

test("I18N-1 the texts of tenant, region, language and English, the closest first", async () => {
  const { locale, catalogue } = await load("pt-BR", "casa-paloma");
  expect(locale).toBe("pt-BR");
  expect(catalogue["slip.title"], "of the tenant in the region").toBe("Bilhete");
  expect(catalogue["saferGambling.affordable"], "of the tenant in the language").toContain("Paloma");
  expect(catalogue["navigation.sports"], "of the region").toBe("Esportes");
  expect(catalogue["navigation.home"], "of the language").toBe("Início");
});

test("I18N-1 a tenant's words are its own", async () => {
  expect((await load("pt-BR")).catalogue["slip.title"]).toBe("Cupom");
  expect((await load("pt", "casa-paloma")).catalogue["slip.title"]).toBe("Boletim");
  expect((await load("pt", "../casa-paloma")).catalogue["saferGambling.affordable"]).not.toContain("Paloma");
});

test("I18N-1 English needs nothing", async () => {
  expect((await load("en")).catalogue).toEqual(ENGLISH.catalogue);
});

test("BOOT-9 a catalogue that does not load is reported, and the page speaks English", async () => {
  vi.doMock("./catalogues/fi.json", () => {
    throw new Error("gone");
  });
  const report = vi.fn();
  const { locale, catalogue } = await loadLanguage({ locale: "fi", tenant: "touchline", report });
  expect(report).toHaveBeenCalledOnce();
  expect(locale).toBe("fi");
  expect(catalogue).toEqual(ENGLISH.catalogue);
});

test("BOOT-9 the other files are used all the same", async () => {
  vi.doMock("./catalogues/pt-BR.json", () => {
    throw new Error("gone");
  });
  const report = vi.fn();
  const { catalogue } = await loadLanguage({ locale: "pt-BR", tenant: "casa-paloma", report });
  vi.doUnmock("./catalogues/pt-BR.json");
  expect(report).toHaveBeenCalledOnce();
  expect(catalogue["slip.title"]).toBe("Bilhete");
  expect(catalogue["navigation.sports"]).toBe("Desporto");
});
