import { type Betslip, selectionsOf } from "./slip-state.ts";

/** The sizes that a system of this slip can have. Bankers are in every combination; a single pick is not a system. */
export const systemSizes = (slip: Betslip): number[] => {
  const selections = selectionsOf(slip);
  const bankers = selections.filter(({ banker }) => banker).length;
  return Array.from({ length: selections.length - bankers }, (_, index) => index + 1).filter(
    (size) => size + bankers > 1,
  );
};

/** The largest size that can lose a pick: 2/3, 3/4. */
const firstSizes = (slip: Betslip): number[] => systemSizes(slip).slice(-2).slice(0, 1);

/** Chooses a size where no chosen one fits. */
export const preselectSystem = (slip: Betslip): Betslip => {
  const sizes = systemSizes(slip);
  return slip.systems.some((size) => sizes.includes(size)) ? slip : { ...slip, systems: firstSizes(slip) };
};

/** A size that was only preselected is forgotten, so that it follows the picks. */
export const forgetPreselected = (slip: Betslip): Betslip =>
  slip.systems.join() === firstSizes(slip).join() ? { ...slip, systems: [] } : slip;
