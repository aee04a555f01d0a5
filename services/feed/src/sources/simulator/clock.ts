export interface SimulatedClock {
  readonly speed: number;
  now(): number;
  toReal(simulated: number): number;
}

/** Simulated time equals real time at the start and then runs `speed` times as fast. */
export const createClock = (speed: number, real: () => number = Date.now): SimulatedClock => {
  const start = real();
  return {
    speed,
    now: () => start + (real() - start) * speed,
    toReal: (simulated) => start + (simulated - start) / speed,
  };
};
