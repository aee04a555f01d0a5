/** The contract is not kept, and how. */
export class Complaint extends Error {}

/** It cannot be found out here and now, and why. */
export class CannotTell extends Error {}

/** It cannot be found out, because another call that is needed for it does not keep the contract. */
export class Blocked extends CannotTell {}

/** What a check has to know first. What is wrong with that is for a check of its own to say, once. */
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

/** What is there, or a reason why the check cannot go on. */
export const found = <Value>(value: Value | null | undefined, why: string): Value => {
  if (value === null || value === undefined) throw new CannotTell(why);
  return value;
};
