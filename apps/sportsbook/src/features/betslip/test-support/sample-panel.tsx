import { act, render } from "@testing-library/react";
import { BetslipPanel } from "../betslip-panel.tsx";
import { AroundSlip, type BetAnswer, openPage, type SampleOptions } from "./sample-page.tsx";

/** The sample page of a test: what follows from an answer of the bookmaker is rendered when it is awaited. */
export const openSamplePage = (options: SampleOptions = {}) => {
  const page = openPage(options);
  return {
    ...page,
    prepare: (seconds: number): Promise<void> => act(async () => page.prepare(seconds)),
    decide: (...bets: readonly BetAnswer[]): Promise<void> => act(async () => page.decide(...bets)),
    fail: (error: unknown): Promise<void> => act(async () => page.fail(error)),
  };
};

interface PanelProps {
  readonly onClose?: () => void;
}

export const showPanel = (options: SampleOptions = {}, props: PanelProps = {}) => {
  const page = openSamplePage(options);
  render(
    <AroundSlip page={page}>
      <BetslipPanel {...props} />
    </AroundSlip>,
  );
  return page;
};
