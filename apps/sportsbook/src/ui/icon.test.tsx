// @vitest-environment jsdom

import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { iconSprite } from "../../vite/icon-sprite.ts";
import { Flag, Icon } from "./icon.tsx";

const servedPage = (): Document => {
  const plugin = iconSprite() as unknown as {
    readonly configResolved: (config: { readonly root: string }) => void;
    readonly transformIndexHtml: (html: string) => string;
  };
  plugin.configResolved({ root: "apps/sportsbook" });
  const html = plugin.transformIndexHtml(readFileSync("apps/sportsbook/index.html", "utf8"));
  return new DOMParser().parseFromString(html, "text/html");
};

test("an icon needs no request, so that none is blank after a lost connection", () => {
  const { container } = render(
    <>
      <Icon name="down" />
      <Flag code="arg" />
    </>,
  );
  const targets = [...container.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "");
  const page = servedPage();
  expect(
    targets.map((target) => target.startsWith("#") && page.querySelector(`body > svg symbol${target}`) !== null),
  ).toEqual([true, true]);
});

test("icons have no style attributes, which the content security policy of the page refuses", () => {
  expect(servedPage().querySelectorAll("body > svg [style]")).toHaveLength(0);
});
