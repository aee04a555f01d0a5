import type { HostToken } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import type { HostAnswer } from "../../net/host-api.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { createSession } from "./session.ts";
import { createSessionSync } from "./session-sync.ts";

const MINUTE = 60_000;

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

const setUp = () => {
  const time = createManualTime();
  const session = createSession();
  const answers: (HostAnswer | Promise<HostAnswer>)[] = [];
  const ask = vi.fn(async (_reason: string): Promise<HostAnswer> => {
    const answer = answers.shift();
    if (!answer) throw new Error("the host was asked once too often");
    return answer;
  });
  const onHost = vi.fn();
  const onToken = vi.fn();
  const onLeaving = vi.fn();
  const report = vi.fn();
  const signOut = vi.fn(async () => true);
  const { now, after } = time;
  const askRefusal = vi.fn(async (_token: string): Promise<Error | null> => null);
  const sessionSync = createSessionSync({
    ...{ session, ask, signOut, askRefusal, now, after },
    ...{ onHost, onToken, onLeaving, report },
  });
  const logOut = async (): Promise<void> => {
    const here = session.getState();
    if (here.status === "signedIn") here.logOut();
    await settled();
  };
  const tokenOf = (name: string, changes: Partial<HostToken> = {}): HostToken => ({
    token: `token of ${name}`,
    expiresAt: time.now() + 5 * MINUTE,
    tenant: "touchline",
    punter: { id: name, name, currency: "EUR" },
    ...changes,
  });
  const signedIn = (name: string, changes?: Partial<HostToken>): HostAnswer => ({
    kind: "signedIn",
    token: tokenOf(name, changes),
  });
  const heldBy = (name: string): string | null => sessionSync.tokenOf(tokenOf(name));
  const pass = async (milliseconds: number): Promise<void> => {
    time.pass(milliseconds);
    await settled();
  };
  return {
    session,
    answers,
    ask,
    onHost,
    onToken,
    onLeaving,
    report,
    signOut,
    askRefusal,
    sessionSync,
    signedIn,
    heldBy,
    logOut,
    pass,
  };
};

const nobody: HostAnswer = { kind: "nobody" };

test("it is unknown who is here until the host has said so", async () => {
  const { session, answers, sessionSync, signedIn, heldBy, onHost } = setUp();
  expect(session.getState()).toMatchObject({ status: "unknown" });
  answers.push(signedIn("jonas"));
  await sessionSync.renew();
  expect(session.getState()).toMatchObject({ status: "signedIn", tenant: "touchline", punter: { id: "jonas" } });
  expect(heldBy("jonas")).toBe("token of jonas");
  expect(onHost).toHaveBeenCalled();
});

test("a host where nobody is signed in has a page to do so", async () => {
  const { session, answers, sessionSync, onHost } = setUp();
  answers.push(nobody);
  await sessionSync.renew();
  expect(session.getState()).toEqual({ status: "anonymous" });
  expect(onHost).toHaveBeenCalled();
});

test("without a host everybody is a visitor, and the host is not asked again", async () => {
  const { session, answers, ask, sessionSync, onHost, pass } = setUp();
  answers.push({ kind: "noHost" });
  await sessionSync.renew();
  sessionSync.wake();
  await pass(60 * MINUTE);
  expect(session.getState()).toEqual({ status: "anonymous" });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onHost).not.toHaveBeenCalled();
});

test("the next token is asked for a minute before the end of this one, and nobody notices", async () => {
  const { session, answers, ask, sessionSync, signedIn, heldBy, pass } = setUp();
  answers.push(signedIn("jonas"));
  await sessionSync.renew();
  const changes = vi.fn();
  session.subscribe(changes);
  await pass(4 * MINUTE - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  answers.push(signedIn("jonas", { token: "the next" }));
  await pass(1);
  expect(heldBy("jonas")).toBe("the next");
  expect(changes).not.toHaveBeenCalled();
});

test("a host that says nobody signs the punter out", async () => {
  const { session, answers, sessionSync, signedIn, heldBy, pass, ask } = setUp();
  answers.push(signedIn("jonas"), nobody);
  await sessionSync.renew();
  await pass(4 * MINUTE);
  expect(session.getState()).toEqual({ status: "anonymous" });
  expect(heldBy("jonas")).toBeNull();
  await pass(60 * MINUTE);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a host that cannot be reached signs nobody out, and is asked again", async () => {
  const { session, answers, sessionSync, signedIn, heldBy, pass } = setUp();
  answers.push(
    signedIn("jonas"),
    { kind: "unreachable" },
    { kind: "unreachable" },
    signedIn("jonas", { token: "back" }),
  );
  await sessionSync.renew();
  await pass(4 * MINUTE);
  expect(session.getState().status).toBe("signedIn");
  await pass(15_000);
  await pass(15_000);
  expect(heldBy("jonas")).toBe("back");
});

test("a host that could not be reached at the start is asked when the page wakes up", async () => {
  const { session, answers, sessionSync, signedIn } = setUp();
  answers.push({ kind: "unreachable" }, signedIn("jonas"));
  await sessionSync.renew();
  expect(session.getState()).toMatchObject({ status: "unknown" });
  sessionSync.wake();
  await settled();
  expect(session.getState().status).toBe("signedIn");
});

test("BOOT-6 a tab that wakes up hears that the punter signed out in another", async () => {
  const { session, answers, sessionSync, signedIn } = setUp();
  answers.push(signedIn("jonas"), nobody);
  await sessionSync.renew();
  sessionSync.wake();
  await settled();
  expect(session.getState()).toEqual({ status: "anonymous" });
});

test("calls that need a token at once wait for one answer", async () => {
  const { answers, ask, sessionSync, signedIn } = setUp();
  answers.push(signedIn("jonas"));
  await Promise.all([sessionSync.renew(), sessionSync.renew(), sessionSync.renew()]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("another punter takes the place, and the token is no longer the first one's", async () => {
  const { session, answers, sessionSync, signedIn, heldBy } = setUp();
  answers.push(signedIn("jonas"), signedIn("putri"));
  await sessionSync.renew();
  await sessionSync.renew();
  expect(session.getState()).toMatchObject({ punter: { id: "putri" } });
  expect(heldBy("jonas")).toBeNull();
  expect(heldBy("putri")).toBe("token of putri");
});

test("a clock that is wrong does not make it ask without end", async () => {
  const { answers, ask, sessionSync, signedIn, pass } = setUp();
  answers.push(signedIn("jonas", { expiresAt: 0 }), signedIn("jonas", { expiresAt: 0 }));
  await sessionSync.renew();
  await pass(14_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("BOOT-6 logging out ends the session, and an answer from before does not bring it back", async () => {
  const { session, answers, ask, sessionSync, signedIn, heldBy, logOut, pass, onLeaving, signOut } = setUp();
  answers.push(signedIn("jonas"));
  await sessionSync.renew();
  const late = Promise.withResolvers<HostAnswer>();
  answers.push(late.promise);
  sessionSync.wake();
  await logOut();
  expect(onLeaving).toHaveBeenCalledBefore(signOut);
  late.resolve(signedIn("jonas"));
  await settled();
  expect(session.getState()).toEqual({ status: "anonymous" });
  expect(heldBy("jonas")).toBeNull();
  await pass(60 * MINUTE);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a logout that the host did not take leaves the punter signed in", async () => {
  const { session, answers, sessionSync, signedIn, signOut, logOut, report } = setUp();
  answers.push(signedIn("jonas"));
  await sessionSync.renew();
  signOut.mockRejectedValue(new Error("no line"));
  await logOut();
  expect(session.getState().status).toBe("signedIn");
  expect(report).toHaveBeenCalled();
});

test("PUSH-1 whoever speaks for the punter is told of each new token", async () => {
  const { answers, sessionSync, signedIn, heldBy, onToken } = setUp();
  const held: (string | null)[] = [];
  onToken.mockImplementation(() => held.push(heldBy("jonas")));
  answers.push(signedIn("jonas"), signedIn("jonas", { token: "another" }), nobody);
  await sessionSync.renew();
  await sessionSync.renew();
  await sessionSync.renew();
  expect(held).toEqual(["token of jonas", "another"]);
});

test("HOST-2 a host that says unasked who is here is believed at once, and an older answer is not", async () => {
  const { session, answers, sessionSync, signedIn, heldBy } = setUp();
  const late = Promise.withResolvers<HostAnswer>();
  answers.push(late.promise);
  void sessionSync.renew("start");
  sessionSync.tell(signedIn("putri"));
  expect(heldBy("putri")).toBe("token of putri");
  late.resolve(signedIn("jonas"));
  await settled();
  expect(session.getState()).toMatchObject({ status: "signedIn", punter: { id: "putri" } });
  sessionSync.tell(nobody);
  expect(session.getState()).toEqual({ status: "anonymous" });
  expect(heldBy("putri")).toBeNull();
});

test("HOST-2 where the host signs people out, the punter stays until it says so", async () => {
  const { session, answers, sessionSync, signedIn, signOut, logOut } = setUp();
  answers.push(signedIn("jonas"));
  await sessionSync.renew();
  signOut.mockResolvedValue(false);
  await logOut();
  expect(session.getState().status).toBe("signedIn");
  sessionSync.tell(nobody);
  expect(session.getState()).toEqual({ status: "anonymous" });
});

test("PEER-14 the host hears why it is asked", async () => {
  const { answers, ask, sessionSync, signedIn, pass } = setUp();
  answers.push(signedIn("jonas"), signedIn("jonas"), signedIn("jonas"));
  await sessionSync.renew("start");
  await pass(4 * MINUTE);
  await sessionSync.renew();
  expect(ask.mock.calls).toEqual([["start"], ["expires"], ["refused"]]);
});

const REFUSAL = new Error("The token was refused (issuer)");

test("R12 with a token that the platform refuses the page is a visitor's, and the host hears why", async () => {
  const { session, answers, sessionSync, signedIn, heldBy, report } = setUp();
  answers.push(signedIn("jonas"));
  await sessionSync.renew("start");
  sessionSync.refused("an older token", REFUSAL);
  expect(session.getState().status).toBe("signedIn");
  sessionSync.refused("token of jonas", REFUSAL);
  expect(session.getState()).toEqual({ status: "anonymous" });
  expect(heldBy("jonas")).toBeNull();
  expect(report.mock.calls).toEqual([[REFUSAL]]);
});

test("R12 after a refusal the host is asked less and less often, and nobody is shown as signed in before a token is taken", async () => {
  const { session, answers, ask, sessionSync, signedIn, askRefusal, pass } = setUp();
  answers.push(signedIn("jonas"));
  await sessionSync.renew("start");
  const seen: string[] = [];
  session.subscribe(({ status }) => seen.push(status));
  askRefusal.mockResolvedValue(REFUSAL);
  sessionSync.refused("token of jonas", REFUSAL);
  for (const delay of [15_000, 30_000, 60_000, 120_000, 240_000, 300_000, 300_000]) {
    answers.push(signedIn("jonas"));
    const before = ask.mock.calls.length;
    await pass(delay - 1);
    expect(ask).toHaveBeenCalledTimes(before);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(before + 1);
  }
  expect(seen).toEqual(["anonymous"]);
  askRefusal.mockResolvedValue(null);
  answers.push(signedIn("jonas"));
  await pass(300_000);
  expect(seen).toEqual(["anonymous", "signedIn"]);
});

test("R12 a host that cannot be reached after a refusal is asked again", async () => {
  const { session, answers, sessionSync, signedIn, pass } = setUp();
  answers.push(signedIn("jonas"), { kind: "unreachable" }, signedIn("jonas"));
  await sessionSync.renew("start");
  sessionSync.refused("token of jonas", REFUSAL);
  await pass(15_000);
  await pass(15_000);
  expect(session.getState().status).toBe("signedIn");
});

test("R12 what the host says while the platform is asked about a token counts more", async () => {
  const { session, answers, sessionSync, signedIn, askRefusal } = setUp();
  answers.push(signedIn("jonas"));
  await sessionSync.renew("start");
  sessionSync.refused("token of jonas", REFUSAL);
  const late = Promise.withResolvers<Error | null>();
  askRefusal.mockReturnValueOnce(late.promise);
  sessionSync.tell(signedIn("jonas"));
  sessionSync.tell(nobody);
  late.resolve(null);
  await settled();
  expect(session.getState()).toEqual({ status: "anonymous" });
});
