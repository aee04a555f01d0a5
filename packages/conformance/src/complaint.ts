/** The contract is violated; the message says how. */
export class Complaint extends Error {}

/** It cannot be determined here and now; the message says why. */
export class CannotTell extends Error {}

/** It cannot be determined because another call that is needed violates the contract. */
export class Blocked extends CannotTell {}

/** For the preparation of a check: a violation there is reported by its own check, and only blocks this one. */
export const knowing = async <Value>(what: string, work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Complaint ? new Blocked(`${what}: ${error.message}`) : error;
  }
};

export const demand = (holds: boolean, problem: string): void => {
  if (!holds) throw new Complaint(problem);
};

/** The value, or `CannotTell` if there is none. */
export const found = <Value>(value: Value | null | undefined, why: string): Value => {
  if (value === null || value === undefined) throw new CannotTell(why);
  return value;
};
