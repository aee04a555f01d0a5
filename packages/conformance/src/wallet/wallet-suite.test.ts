import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { isWalletBodySigned, signWalletBody, type WalletCallKind } from "@touchline/protocol/wallet";
import { describe, expect, test } from "vitest";
import { WALLET_CHECKS } from "./checks/index.ts";
import { createWalletContext } from "./context.ts";
import { readWalletOptions, type WalletOptions } from "./options.ts";
import { runWalletChecks } from "./run.ts";
import { serveWallet } from "./test-support/serve-wallet.ts";
import { KEY, PUNTER, TENANT, WALLET_KEY, type WalletRules } from "./test-support/wallet-rules.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

const argsOf = (url: string, currency = "EUR"): string[] => [
  ...["--wallet", url, "--tenant", TENANT, "--key", KEY, "--wallet-key", WALLET_KEY],
  ...["--punter", PUNTER, "--currency", currency],
];
const optionsOf = (url: string, currency?: string): WalletOptions =>
  readWalletOptions(argsOf(url, currency)) as WalletOptions;

const check = async (broken: Partial<WalletRules>, currency = "EUR", only: readonly string[] = []) => {
  const wallet = await serveWallet(broken, currency);
  try {
    const results = await runWalletChecks({ ...optionsOf(wallet.url, currency), only });
    return { results, failed: results.filter(({ outcome }) => outcome !== "passed") };
  } finally {
    await wallet.close();
  }
};

test.each(["EUR", "KWD", "CLP"])("PEER-18 a correct wallet in %s passes every check", async (currency) => {
  const { results, failed } = await check({}, currency);
  expect(failed.map(({ name, problem }) => `${name}: ${problem}`)).toEqual([]);
  expect(results).toHaveLength(WALLET_CHECKS.length);
});

const isOneOf =
  (...kinds: readonly WalletCallKind[]) =>
  (kind: WalletCallKind): boolean =>
    kinds.includes(kind);
const isNoneOf =
  (...kinds: readonly WalletCallKind[]) =>
  (kind: WalletCallKind): boolean =>
    !kinds.includes(kind);
/** Between looking and writing, so that calls that come at once see the same. */
const racing = (...kinds: readonly WalletCallKind[]): Partial<WalletRules> => ({
  pause: (kind) => (kinds.includes(kind) ? sleep(100) : null),
});
const feeOn =
  (taxed: WalletCallKind, fee: bigint): WalletRules["counts"] =>
  (amount, kind) =>
    kind === taxed ? amount + fee : amount;
const MONTH_MS = 30 * 86_400_000;

/** Checks the signature at the time and the path that it says itself. */
const signedAtAnyTime: WalletRules["isSigned"] = (path, body, header) =>
  isWalletBodySigned(KEY, path, body, header, Number(/^t=(\d{13})/.exec(header ?? "")?.[1] ?? 0));
const keptSignatures = new Map<string, string>();

/** What a wallet may get wrong, and the checks that name it. */
const BREAKS: readonly (readonly [what: string, broken: Partial<WalletRules>, ...checks: readonly string[]])[] = [
  [
    "takes unsigned calls",
    {
      isSigned: (path, body, header, now) => header === undefined || isWalletBodySigned(KEY, path, body, header, now),
    },
    "reserve without a signature",
  ],
  [
    "takes any signature",
    { isSigned: (_path, _body, header) => header !== undefined },
    "reserve signed with another key",
    "reserve with the signature of another body",
    "reserve with another time than was signed",
  ],
  [
    "takes signatures of any age",
    { isSigned: signedAtAnyTime },
    "reserve with an old signature",
    "reserve with a signature from the future",
  ],
  [
    "takes the signature of another path",
    {
      isSigned: (path, body, header, now) =>
        ["/rollback", path].some((each) => isWalletBodySigned(KEY, each, body, header, now)),
    },
    "reserve with the signature of another path",
  ],
  ["signs no answers", { sign: () => null }, "signatures of answers"],
  [
    "signs no refusals",
    {
      sign: ({ subject, body, isRefusal, now }) => (isRefusal ? null : signWalletBody(WALLET_KEY, subject, body, now)),
    },
    "signatures of answers",
  ],
  [
    "signs answers over their path",
    { sign: ({ path, body, now }) => signWalletBody(WALLET_KEY, path, body, now) },
    "signatures of answers",
  ],
  [
    "signs answers with the platform's key",
    { sign: ({ subject, body, now }) => signWalletBody(KEY, subject, body, now) },
    "signatures of answers",
  ],
  [
    "keeps the signature of an answer",
    {
      sign: ({ path, subject, body, now }) => {
        if (path !== "/reserve") return signWalletBody(WALLET_KEY, subject, body, now);
        const kept = keptSignatures.get(body) ?? signWalletBody(WALLET_KEY, subject, body, now);
        keptSignatures.set(body, kept);
        return kept;
      },
    },
    "signatures of answers to a repeated call",
  ],
  ["takes a repeated stake again", { remembers: isNoneOf("reserve") }, "reserve twice", "balance at the end"],
  ["pays a repeated settlement again", { remembers: isNoneOf("settle") }, "settle twice", "balance at the end"],
  ["makes a repeated correction again", { remembers: isNoneOf("adjust") }, "adjust twice", "balance at the end"],
  [
    "answers a repeated call with the balance of now",
    { saysOldBalance: false },
    "reserve twice, with another call between",
  ],
  [
    "gives other content the first answer",
    { comparesContent: false },
    "reserve under a used id with another amount",
    "reserve under a used id for another bet",
    "settle under a used id with another amount",
  ],
  [
    "keeps refusals",
    { keepsRefusals: true },
    "reserve that was refused, again with cover",
    "adjust that was refused, again with cover",
  ],
  ["opens accounts for anybody", { refusesUnknownPunters: false }, "reserve of an unknown punter"],
  ["refuses to roll back what it does not know", { acceptsUnknownRollbacks: false }, "rollback of an unknown bet"],
  ["forgets a rollback that came first", { remembersRollbacks: false }, "reserve after its rollback"],
  ["refunds a stake for each rollback", { refundsOnce: false }, "rollback under another id"],
  ["pays a bet that was rolled back", { paysAfterRollback: true }, "settle after a rollback"],
  [
    "pays bets that it does not know",
    { demandsStake: false },
    "commit of an unknown bet",
    "settle of an unknown bet",
    "adjust of an unknown bet",
  ],
  ["refuses a settlement of nothing", { settlesNothing: false }, "settle of nothing"],
  ["closes a bet by its first settlement", { settlesOften: false }, "settle several times"],
  ["pays for a month", { settlesFor: MONTH_MS }, "settle months later", "settle that comes late"],
  ["takes the stake at the commit again", { commits: -1_000n }, "commit"],
  [
    "goes below zero by a stake",
    { covers: isNoneOf("reserve") },
    "reserve above the balance",
    "reserves that together exceed the balance",
  ],
  ["goes below zero by a correction", { covers: isNoneOf("adjust") }, "adjust without cover"],
  [
    "makes no corrections downwards",
    { counts: (amount, kind) => (kind === "adjust" && amount < 0n ? 0n : amount) },
    "adjust down",
  ],
  [
    "refuses without the balance",
    { saysBalance: false },
    "reserve above the balance: the balance in the refusal",
    "adjust without cover: the balance in the refusal",
  ],
  [
    "counts in binary fractions",
    { counts: (amount) => BigInt(Math.trunc((Number(amount) / 1000) * 100)) * 10n },
    "amounts to the last digit",
  ],
  ["counts large amounts in too few bits", { counts: (amount) => BigInt.asIntN(41, amount) }, "large amounts"],
  [
    "looks before it takes a stake",
    racing("reserve"),
    "reserve many times at once",
    "reserves that together exceed the balance",
  ],
  ["looks before it pays", racing("settle"), "settle many times at once"],
  ["lists no rollbacks", { lists: isNoneOf("rollback") }, "transactions of the day"],
  ["lists only rollbacks and stakes", { lists: isOneOf("reserve", "rollback") }, "transactions of the day"],
  ["lists refused calls", { listsRefused: true }, "transactions without refused calls"],
  ["lists calls by their arrival", { listsBy: "arrival" }, "transactions by the day of the decision"],
  ["repeats a call on the next page", { repeatsLastOfPage: true }, "transactions in order"],
  ["takes a fee with each stake", { counts: feeOn("reserve", 10n) }, "reserve"],
  ["keeps a fee of each refund", { counts: feeOn("rollback", -10n) }, "rollback"],
  ["keeps a fee of each payment", { counts: feeOn("settle", -10n) }, "settle"],
  ["answers a repeated rollback as another one", { remembers: isNoneOf("rollback") }, "rollback twice"],
  [
    "corrects downwards only",
    { counts: (amount, kind) => (kind === "adjust" && amount > 0n ? 0n : amount) },
    "adjust up",
  ],
  ["refuses a correction by nothing", { adjustsByNothing: false }, "adjust by nothing"],
  ["looks before it takes or gives back", racing("reserve", "rollback"), "reserve and its rollback at once"],
];

const TRIED = BREAKS.map(([what, broken, ...checks]) => [what, broken, checks] as const);

test.each(TRIED)("PEER-18 a wallet that %s is found out", async (_, broken, checks) => {
  const { failed } = await check(broken, "EUR", checks);
  expect(failed.map(({ name }) => name)).toEqual(expect.arrayContaining(checks));
  for (const { problem, fix } of failed) expect([problem, fix]).toEqual([expect.any(String), expect.any(String)]);
});

test("PEER-18 the suite is tried on far more than twelve broken wallets, no two alike", () => {
  expect(new Set(BREAKS.map(([what]) => what)).size).toBe(BREAKS.length);
  expect(BREAKS.length).toBe(45);
});

test("PEER-18 every check names a break of some wallet", () => {
  const named = new Set(BREAKS.flatMap(([, , ...checks]) => checks));
  const others = WALLET_CHECKS.map(({ name }) => name).filter((name) => !named.has(name));
  expect(others).toEqual([]);
});

test("PEER-18 a run puts back what it moved, also where a check fails", async () => {
  const wallet = await serveWallet({ saysBalance: false, comparesContent: false });
  const context = createWalletContext(optionsOf(wallet.url));
  const before = await context.balance();
  await runWalletChecks(optionsOf(wallet.url));
  expect(await context.balance()).toBe(before);
  await wallet.close();
});

test("PEER-18 names of checks are unique, and each says what it proves and what to do", () => {
  const names = WALLET_CHECKS.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(WALLET_CHECKS.filter(({ proves, fix }) => !proves.endsWith(".") || fix === "")).toEqual([]);
});

describe("the command", () => {
  const run = (args: readonly string[]) =>
    new Promise<{ readonly code: number; readonly out: string }>((resolve) => {
      const child = execFile(process.execPath, [MAIN, "wallet", ...args], (_error, out, err) =>
        resolve({ code: child.exitCode ?? -1, out: out + err }),
      );
    });

  test("PEER-18 ends with 0 where all is well, and with 1 where something failed, in text and in JSON", async () => {
    const wallet = await serveWallet();
    const fine = await run([...argsOf(wallet.url), "--only", "settle", "--json"]);
    expect([fine.code, JSON.parse(fine.out)]).toEqual([0, expect.objectContaining({ wallet: wallet.url, failed: 0 })]);
    expect(fine.out).not.toContain(KEY);
    await wallet.close();
    const broken = await serveWallet({ settlesNothing: false });
    const found = await run([...argsOf(broken.url), "--only", "settle of"]);
    expect([found.code, found.out]).toEqual([1, expect.stringContaining("✗ settle of nothing")]);
    expect(found.out).toContain("to do: Accept the amount 0.");
    await broken.close();
  });

  test("PEER-18 ends with 2 where nothing answers, the punter has too little, or an option is wrong", async () => {
    const poor = await serveWallet({}, "EUR", 19_000n);
    expect(await run(argsOf(poor.url))).toMatchObject({ code: 2, out: expect.stringContaining("has 19.000 EUR") });
    await poor.close();
    expect(await run(argsOf(poor.url))).toMatchObject({ code: 2, out: expect.stringContaining("cannot be read") });
    expect(await run([...argsOf(poor.url), "--key", "short"])).toMatchObject({ code: 2 });
    expect(await run([])).toMatchObject({ code: 2, out: expect.stringContaining("is missing") });
    expect(await run(["--help"])).toMatchObject({ code: 0 });
  });
});
