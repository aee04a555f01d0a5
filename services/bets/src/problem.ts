import type { CommandProblem } from "@touchline/protocol";

export const problem = (code: CommandProblem["problem"]["code"], message: string): CommandProblem => ({
  problem: { code, message },
});
