// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { Banner } from "@touchline/brands";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NarrowContext } from "../../entities/viewport/use-is-narrow.ts";
import { ENGLISH, setLanguage } from "../../i18n/language.ts";
import { BannerBlock } from "./banner-block.tsx";
import { ViewerContext } from "./home-blocks.ts";
import { bannerBlock, sampleBanner } from "./test-support/sample-banners.ts";

const STEP = 358;
let scrolled: ScrollToOptions[] = [];
let wantsLittleMotion = false;

/** There is no layout here: banners stand one step apart, and a scroll is over at once. */
beforeEach(() => {
  vi.useFakeTimers();
  scrolled = [];
  wantsLittleMotion = false;
  vi.stubGlobal("matchMedia", () => ({ matches: wantsLittleMotion }));
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * STEP;
  });
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, options?: ScrollToOptions | number) {
    if (typeof options !== "object") return;
    scrolled.push(options);
    this.scrollLeft = options.left ?? 0;
    fireEvent.scroll(this);
  };
});
afterAll(() => Reflect.deleteProperty(HTMLElement.prototype, "scrollTo"));
afterEach(() => {
  cleanup();
  setLanguage(ENGLISH);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Changes = Parameters<typeof bannerBlock>[2];

const show = (banners: Banner[], changes: Changes = {}, isNarrow = true) =>
  render(
    <NarrowContext value={isNarrow}>
      <ViewerContext value={{ viewer: { audience: "anonymous" }, onLogIn: () => undefined }}>
        <BannerBlock block={bannerBlock(banners, {}, changes)} showsFailure />
      </ViewerContext>
    </NarrowContext>,
  ).container;

const THREE = [sampleBanner("one"), sampleBanner("two"), sampleBanner("three")];
const place = (): string | null => screen.getByRole("img", { name: / of / }).getAttribute("aria-label");
const press = (name: string): void => {
  act(() => screen.getByRole("button", { name }).click());
};
const wait = (milliseconds: number): void => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};

const composite: Banner = {
  ...sampleBanner("derby"),
  route: "/sports/v_outrights",
  bannerType: "composite",
  alignContent: "bottom",
  alignText: "left",
  actionsAlign: "bottomRight",
  title: { color: "#fffffe", text: { default: "The derby", fi: "Derby kotona" } },
  caption: { color: "#fffffd", text: { default: "Saturday" } },
  navigationButton: { color: "#ffffff", backgroundColor: "#101010", border: "#fefefe", borderRadius: 4, url: "/live" },
  action1: {
    text: { default: "Bet now" },
    color: "#000001",
    backgroundColor: "#fffffc",
    borderRadius: 6,
    url: "/sports",
  },
  action2: { text: { default: "Rules" }, color: "#000002", backgroundColor: "#fffffb", borderRadius: 8, url: "/rules" },
};

describe("BANNER-2 a composite banner", () => {
  test("shows its texts in their colours, and each action leads where it says", () => {
    const container = show([composite]);
    expect(screen.getByRole("heading", { name: "The derby" }).style.color).toBe("rgb(255, 255, 254)");
    expect(screen.getByText("Saturday").style.color).toBe("rgb(255, 255, 253)");
    const links = [...container.querySelectorAll("a")].map((link) => [
      link.getAttribute("href"),
      link.getAttribute("aria-label") ?? link.textContent,
      link.style.borderRadius,
    ]);
    expect(links).toEqual([
      ["/sports/v_outrights", "The derby", ""],
      ["/sports", "Bet now", "6px"],
      ["/rules", "Rules", "8px"],
      ["/live", "The derby", "4px"],
    ]);
    expect(container.querySelector("article")?.dataset).toMatchObject({ content: "bottom", text: "left" });
    expect(container.querySelector("[data-place]")?.getAttribute("data-place")).toBe("bottomRight");
  });

  test("I18N-2 speaks the language of the page, and the brand's own where it has none", () => {
    setLanguage({ ...ENGLISH, locale: "fi" });
    show([composite]);
    expect(screen.getByRole("heading").textContent).toBe("Derby kotona");
    expect(screen.getByText("Saturday")).toBeDefined();
  });

  test("keeps its texts where its picture does not load", () => {
    const container = show([composite]);
    fireEvent.error(container.querySelector("img") as HTMLElement);
    expect(container.querySelector("img")).toBeNull();
    expect(screen.getByRole("heading", { name: "The derby" })).toBeDefined();
  });
});

describe("BANNER-3", () => {
  test("one that is switched off is not shown", () => {
    show([{ ...sampleBanner("off"), enabled: false }, sampleBanner("on")]);
    expect(screen.getAllByRole("img").map((image) => image.getAttribute("alt"))).toEqual(["on"]);
  });

  test("a crop keeps the focal point in sight, and smaller screens get smaller files", () => {
    const banner = sampleBanner("one");
    const sizes = [{ width: 344, height: 107, url: "/api/media/file/one-344.webp" }];
    const image = show([{ ...banner, image: { ...banner.image, sizes } }]).querySelector("img");
    expect(image?.style.objectPosition).toBe("20% 70%");
    expect(image?.getAttribute("srcset")).toBe("/api/media/file/one-344.webp 344w, /api/media/file/one.webp 688w");
  });

  test("what is said of a picture is its text, in the language of the page, or its name", () => {
    const banner = sampleBanner("cup");
    const alt = { default: "The cup final", fi: "Cupin finaali" };
    show([{ ...banner, image: { ...banner.image, alt } }]);
    expect(screen.getByAltText("The cup final")).toBeDefined();
    cleanup();
    setLanguage({ ...ENGLISH, locale: "fi" });
    show([{ ...banner, route: "/live", image: { ...banner.image, alt } }]);
    expect(screen.getByRole("link", { name: "Cupin finaali" })).toBeDefined();
  });

  test("only what is in sight at first is loaded at once", () => {
    const loading = (container: HTMLElement) =>
      [...container.querySelectorAll("img")].map((image) => image.getAttribute("loading"));
    expect(loading(show(THREE))).toEqual(["eager", "lazy", "lazy"]);
    expect(loading(show(THREE, { desktopBannersToShow: 2 }, false))).toEqual(["eager", "eager", "lazy"]);
  });

  test("a banner that is nothing but a picture folds away with it", () => {
    const container = show([sampleBanner("one"), sampleBanner("two")]);
    fireEvent.error(container.querySelector("img") as HTMLElement);
    expect([...container.querySelectorAll("img")].map(({ alt }) => alt)).toEqual(["two"]);
    fireEvent.error(container.querySelector("img") as HTMLElement);
    expect(container.childElementCount).toBe(0);
  });
});

describe("BANNER-1 banners in a row", () => {
  test("move on by themselves, after the last comes the first, and a pause is a pause", () => {
    show(THREE, { mobileAutoplay: 4000 });
    wait(4000);
    expect(place()).toBe("2 of 3");
    wait(4000);
    wait(4000);
    expect(place()).toBe("1 of 3");
    press("Stop moving");
    wait(20_000);
    expect(place()).toBe("1 of 3");
    press("Move on");
    wait(4000);
    expect(place()).toBe("2 of 3");
  });

  test("stay where 0 is said, and have no button that would make them move", () => {
    show(THREE);
    wait(60_000);
    expect(scrolled).toEqual([]);
    expect(screen.queryByRole("button", { name: "Stop moving" })).toBeNull();
  });

  test("stay a whole period where somebody put them", () => {
    show(THREE, { mobileAutoplay: 4000 });
    wait(3000);
    press("Next");
    wait(3000);
    expect(place()).toBe("2 of 3");
    wait(1000);
    expect(place()).toBe("3 of 3");
  });

  test("PEER-12 stand still for who wants little motion, and jump", () => {
    wantsLittleMotion = true;
    show(THREE, { mobileAutoplay: 4000 });
    wait(20_000);
    expect(scrolled).toEqual([]);
    press("Next");
    expect(scrolled).toEqual([{ left: STEP, behavior: "instant" }]);
  });

  test("have one place fewer where two are shown at once, and no buttons where all are", () => {
    show(THREE, { desktopBannersToShow: 2 }, false);
    expect(place()).toBe("1 of 2");
    cleanup();
    show(THREE.slice(0, 2), { desktopBannersToShow: 2 }, false);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test.each([
    ["ArrowRight", "2 of 3"],
    ["ArrowLeft", "3 of 3"],
    ["End", "3 of 3"],
    ["Home", "1 of 3"],
  ])("PEER-12 by %s are at %s", (key, expected) => {
    show(THREE);
    act(() => void fireEvent.keyDown(screen.getByRole("button", { name: "Next" }), { key }));
    expect(place()).toBe(expected);
  });

  test("leave the browser's own keys alone", () => {
    show(THREE);
    fireEvent.keyDown(screen.getByRole("button", { name: "Next" }), { key: "ArrowLeft", altKey: true });
    expect(scrolled).toEqual([]);
  });
});
