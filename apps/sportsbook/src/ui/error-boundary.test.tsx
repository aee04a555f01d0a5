// @vitest-environment jsdom

import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

afterEach(cleanup);

let fails = true;
const Part = () => {
  if (fails) throw new Error("broken");
  return <p>part</p>;
};

const Page = ({ resetKey = 1 }: { readonly resetKey?: number }) => (
  <>
    <p>neighbour</p>
    <ErrorBoundary
      name="part"
      resetKey={resetKey}
      renderFailure={(retry) => (
        <button type="button" onClick={retry}>
          again
        </button>
      )}
    >
      <Part />
    </ErrorBoundary>
  </>
);

const show = () => {
  fails = true;
  return render(<Page />, { onCaughtError: () => undefined });
};
const retry = () => act(() => screen.getByRole("button", { name: "again" }).click());

test("a part that fails is replaced, and what stands beside it stays", () => {
  show();
  expect(screen.getByRole("button", { name: "again" })).toBeDefined();
  expect(screen.getByText("neighbour")).toBeDefined();
});

test("retry mounts the part again, and fails again as long as its cause is there", () => {
  show();
  retry();
  expect(screen.queryByText("part")).toBeNull();
  fails = false;
  retry();
  expect(screen.getByText("part")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});

test("another reset key draws the part again; the same one does not", () => {
  const { rerender } = show();
  fails = false;
  rerender(<Page resetKey={1} />);
  expect(screen.queryByText("part")).toBeNull();
  rerender(<Page resetKey={2} />);
  expect(screen.getByText("part")).toBeDefined();
});

test("what fails for another reset key is replaced, too", () => {
  const { rerender } = show();
  rerender(<Page resetKey={2} />);
  expect(screen.getByRole("button", { name: "again" })).toBeDefined();
});
