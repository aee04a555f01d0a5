// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OddsButton } from "./odds-button.tsx";
import type { PricePainter } from "./price-view.ts";

afterEach(cleanup);

const words = {
  format: (price: number) => (price / 100).toFixed(2),
  suspended: "suspended",
  unavailable: "not offered",
};

/** The test's browser drops the space that real ones keep between the two parts of the name. */
const named = (price: string): RegExp => new RegExp(`^Ashbourne City, Match result, ?${price}$`);

const renderButton = (picked = false) => {
  const painters = new Set<PricePainter>();
  const bind = (painter: PricePainter) => {
    painters.add(painter);
    painter.paint(148, 0);
    return () => painters.delete(painter);
  };
  const props = { outcome: "7o0", name: "Ashbourne City, Match result", words, bind, onPick: vi.fn() };
  const view = render(<OddsButton {...props} picked={picked} />);
  const paint = (price: number, move: -1 | 0 | 1): void => {
    for (const painter of painters) painter.paint(price, move);
  };
  return { paint, painters, props, ...view };
};

test("a price is a button named by outcome, market and price, and stays so when the price moves", () => {
  const { paint } = renderButton();
  const button = screen.getByRole("button", { name: named("1.48") });
  paint(155, 1);
  expect(screen.getByRole("button", { name: named("1.55") })).toBe(button);
  expect(button.dataset.move).toBe("up");
  paint(150, -1);
  expect(button.dataset.move).toBe("down");
  paint(150, 0);
  expect(button.dataset.move).toBeUndefined();
});

test("OFFER-5 a suspended and an unavailable price say so and are disabled", () => {
  const { paint } = renderButton();
  const button = screen.getByRole("button");
  paint(-148, 0);
  expect(button.textContent).toBe("Ashbourne City, Match result, suspended");
  expect([button.dataset.state, button.ariaDisabled ?? button.getAttribute("aria-disabled")]).toEqual([
    "suspended",
    "true",
  ]);
  paint(0, 0);
  expect(button.textContent).toBe("Ashbourne City, Match result, not offered");
  paint(148, 0);
  expect([button.dataset.state, button.getAttribute("aria-disabled")]).toEqual(["open", "false"]);
});

test("a picked price is pressed, and what the store painted stays when React draws it again", () => {
  const { paint, props, rerender } = renderButton();
  paint(160, 1);
  act(() => rerender(<OddsButton {...props} picked />));
  const button = screen.getByRole("button", { pressed: true });
  expect(button.textContent).toBe("Ashbourne City, Match result, 1.60");
  expect(button.dataset.move).toBe("up");
});

test("a button that leaves the page gives its painter back", () => {
  const { painters, unmount } = renderButton();
  unmount();
  expect(painters.size).toBe(0);
});

test("an outcome that does not go with the picks of a bet builder says so and takes no price", () => {
  const { paint, painters, props, rerender } = renderButton();
  act(() => rerender(<OddsButton {...props} picked={false} builder conflict="not with your picks" />));
  const button = screen.getByRole("button");
  expect(painters.size).toBe(0);
  paint(160, 1);
  expect(button.textContent).toBe("Ashbourne City, Match result, not with your picks");
  expect([button.dataset.state, button.getAttribute("aria-disabled")]).toEqual(["unavailable", "true"]);
  act(() => rerender(<OddsButton {...props} picked={false} builder />));
  expect(button.textContent).toBe("Ashbourne City, Match result, 1.48");
});

test("a label that is seen is not heard twice, and a negative price is marked by more than its sign", () => {
  const { paint, painters, props, rerender } = renderButton();
  const signed = { ...words, format: () => "−1.12", isNegative: (price: number) => price < 200 };
  act(() => rerender(<OddsButton {...props} picked={false} words={signed} form="labelled" label="Ashbourne" />));
  const button = screen.getByRole("button", { name: named("−1.12") });
  expect(painters.size).toBe(1);
  expect(button.hasAttribute("data-negative")).toBe(true);
  paint(210, 1);
  expect(button.hasAttribute("data-negative")).toBe(false);
});
