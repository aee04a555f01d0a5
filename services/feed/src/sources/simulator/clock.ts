export interface SimulatedClock {
  readonly speed: number;
  now(): number;
  toReal(simulated: number): number;
}

/** Simulated time is real time at the start, and runs `speed` times as fast from then on. */
export const createClock = (speed: number, real: () => number = Date.now): SimulatedClock => {
  const start = real();
  return {
    speed,
    now: () => start + (real() - start) * speed,
    toReal: (simulated) => start + (simulated - start) / speed,
  };
};
