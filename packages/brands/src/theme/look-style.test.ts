import { expect, test } from "vitest";
import { loadBrand } from "../shipped/read.ts";
import { lookStyle } from "./look-style.ts";

test("AHEAD-4 THEME-1 has the brand's colours of each theme, and its corners", () => {
  const { accents, shape } = loadBrand("kelana");
  const style = lookStyle({ accents, shape });
  for (const [theme, colors] of Object.entries(accents)) {
    const [, declared] = new RegExp(`\\[data-theme="${theme}"\\]\\[data-theme\\]\\{([^}]*)\\}`).exec(style) ?? [];
    expect(declared).toBe(
      Object.entries(colors)
        .map(([name, color]) => `--${name}:${color}`)
        .join(";"),
    );
  }
  expect(style).toContain(":root:root{--radius-odds:2px;--radius-control:4px;--radius-card:6px}");
});

test.each([
  [{}],
  [{ accents: "touchline", shape: null }],
  [{ accents: { dark: { accent: "red;}body{display:none" } }, shape: { odds: "url(https://evil.example/x)" } }],
  [{ accents: { dark: { accent: "#fff", "--text": "#000000" }, "x]{}": { accent: "#112233" } } }],
  [{ accents: { dark: { accent: ["#112233"] } }, shape: { odds: "8px;", evil: "8px" } }],
])("AHEAD-4 writes nothing but colours and sizes: %j", (look) => {
  expect(lookStyle(look)).toBe("");
});
