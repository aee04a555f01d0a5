import { registerHooks } from "node:module";

interface Patch {
  /** A file of `stores/ledger`, or its path from the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
}

/**
 * Deliberate bugs, to test that the audit finds each of them. They are changes of the source text, made while a process of a test loads
 * it (`plant-bug.ts`), so that the source itself knows nothing of them.
 */
export const PLANTED_BUGS = {
  "no-unique-key": [
    {
      file: "request-rows.ts",
      from: "  const open = new Set(claimed.map(keyOf));",
      to: "  if (claimed) return new Set(requests);\n  const open = new Set();",
    },
  ],
  "answer-before-commit": [
    {
      file: "transaction.ts",
      from: "    await commit(query);\n    return result;",
      to: "    setTimeout(() => commit(query).catch(() => undefined), 500);\n    return result;",
    },
    // The connection is kept until then.
    {
      file: "transaction.ts",
      from: "    client.release();\n    return result;",
      to: "    setTimeout(() => client.release(), 600);\n    return result;",
    },
  ],
  "no-transaction": [
    { file: "transaction.ts", from: "begin; select set_config", to: "select set_config" },
    { file: "transaction.ts", from: ", true)`", to: ", false)`" },
  ],
  "marked-before-sent": [
    {
      file: "relay-outbox.ts",
      from: "    const byPunter = ",
      to: `    await runInLedger(ledger, tenant, SENT, ...sentOf(rows));
    const byPunter = `,
    },
  ],
  "no-wallet-lock": [
    { file: "wallet-rows.ts", from: " for update`", to: "`" },
    { file: "wallet-rows.ts", from: " for update skip locked`", to: "`" },
  ],
  "outbox-skips-late-commit": [
    {
      file: "relay-outbox.ts",
      from: "tenant = $1 and sent_at is null",
      to: "tenant = $1 and sent_at is null and at >= coalesce((select max(at) from outbox where tenant = $1 and sent_at is not null), '-infinity')",
    },
  ],
  "refund-without-guard": [
    { file: "prepared-rows.ts", from: " and phase = 'PREPARED' order by id for update\"", to: '"' },
  ],
  "end-without-guard": [
    {
      file: "change-bets.ts",
      from: "    const wallets = await lockKnownWallets(",
      to: "    const early = await lockBets(transaction, ids);\n    const wallets = await lockKnownWallets(",
    },
    {
      file: "change-bets.ts",
      from: "    const bets = await lockBets(transaction, ids);",
      to: "    const bets = early;",
    },
    { file: "bet-rows.ts", from: " for update of b", to: "" },
  ],
  "opened-again-paid-twice": [
    { file: "bet-change.ts", from: "  if (changed.bet.kept === null) {", to: "  if (changed.bet.id) {" },
  ],
  "opened-again-not-counted": [
    { file: "bet-change.ts", from: 'return phase === "PLACED" ? 1 : -1;', to: 'return phase === "PLACED" ? 0 : -1;' },
  ],
  "older-result-wins": [
    {
      file: "services/bets/src/settle/apply-result.ts",
      from: "version <= (bet.legResults[position]?.version ?? 0)",
      to: "version === (bet.legResults[position]?.version ?? 0)",
    },
  ],
} as const satisfies Readonly<Record<string, readonly Patch[]>>;

export type PlantedBug = keyof typeof PLANTED_BUGS;

/** The source of a module with a bug. Throws if the text that is to be changed is not there once. */
export const withBug = (bug: PlantedBug, url: string, source: string): string => {
  const patches: readonly Patch[] = PLANTED_BUGS[bug];
  return patches
    .filter(({ file }) => url.endsWith(file.includes("/") ? `/${file}` : `/packages/db/src/stores/ledger/${file}`))
    .reduce((text, { file, from, to }) => {
      const parts = text.split(from);
      if (parts.length !== 2) throw new Error(`${bug}: ${file} has ${parts.length - 1} times: ${from}`);
      return parts.join(to);
    }, source);
};

/** Plants the bug into whatever this process loads from now on. */
export const plantBug = (bug: string): void => {
  if (!(bug in PLANTED_BUGS)) throw new Error(`a planted bug is one of ${Object.keys(PLANTED_BUGS).join(", ")}`);
  registerHooks({
    load: (url, context, nextLoad) => {
      const loaded = nextLoad(url, context);
      if (!url.startsWith("file:") || !loaded.source) return loaded;
      return { ...loaded, source: withBug(bug as PlantedBug, url, loaded.source.toString()) };
    },
  });
};
