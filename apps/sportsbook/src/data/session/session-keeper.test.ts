import type { HostToken } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import type { HostAnswer } from "../../net/host-api.ts";
import { createManualTime } from "../../test-support/manual-time.ts";
import { createSession } from "./session.ts";
import { createSessionKeeper } from "./session-keeper.ts";

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
  const onError = vi.fn();
  const signOut = vi.fn(async () => true);
  const { now, after } = time;
  const keeper = createSessionKeeper({ session, ask, signOut, now, after, onHost, onToken, onLeaving, onError });
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
  const heldBy = (name: string): string | null => keeper.tokenOf(tokenOf(name));
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
    onError,
    signOut,
    keeper,
    signedIn,
    heldBy,
    logOut,
    pass,
  };
};

const nobody: HostAnswer = { kind: "nobody" };

test("it is unknown who is here until the host has said so", async () => {
  const { session, answers, keeper, signedIn, heldBy, onHost } = setUp();
  expect(session.getState()).toEqual({ status: "unknown" });
  answers.push(signedIn("jonas"));
  await keeper.renew();
  expect(session.getState()).toMatchObject({ status: "signedIn", tenant: "touchline", punter: { id: "jonas" } });
  expect(heldBy("jonas")).toBe("token of jonas");
  expect(onHost).toHaveBeenCalled();
});

test("a host where nobody is signed in has a page to do so", async () => {
  const { session, answers, keeper, onHost } = setUp();
  answers.push(nobody);
  await keeper.renew();
  expect(session.getState()).toEqual({ status: "anonymous" });
  expect(onHost).toHaveBeenCalled();
});

test("without a host everybody is a visitor, and the host is not asked again", async () => {
  const { session, answers, ask, keeper, onHost, pass } = setUp();
  answers.push({ kind: "noHost" });
  await keeper.renew();
  keeper.wake();
  await pass(60 * MINUTE);
  expect(session.getState()).toEqual({ status: "anonymous" });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onHost).not.toHaveBeenCalled();
});

test("the next token is asked for a minute before the end of this one, and nobody notices", async () => {
  const { session, answers, ask, keeper, signedIn, heldBy, pass } = setUp();
  answers.push(signedIn("jonas"));
  await keeper.renew();
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
  const { session, answers, keeper, signedIn, heldBy, pass, ask } = setUp();
  answers.push(signedIn("jonas"), nobody);
  await keeper.renew();
  await pass(4 * MINUTE);
  expect(session.getState()).toEqual({ status: "anonymous" });
  expect(heldBy("jonas")).toBeNull();
  await pass(60 * MINUTE);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a host that cannot be reached signs nobody out, and is asked again", async () => {
  const { session, answers, keeper, signedIn, heldBy, pass } = setUp();
  answers.push(
    signedIn("jonas"),
    { kind: "unreachable" },
    { kind: "unreachable" },
    signedIn("jonas", { token: "back" }),
  );
  await keeper.renew();
  await pass(4 * MINUTE);
  expect(session.getState().status).toBe("signedIn");
  await pass(15_000);
  await pass(15_000);
  expect(heldBy("jonas")).toBe("back");
});

test("a host that could not be reached at the start is asked when the page wakes up", async () => {
  const { session, answers, keeper, signedIn } = setUp();
  answers.push({ kind: "unreachable" }, signedIn("jonas"));
  await keeper.renew();
  expect(session.getState()).toEqual({ status: "unknown" });
  keeper.wake();
  await settled();
  expect(session.getState().status).toBe("signedIn");
});

test("BOOT-6 a tab that wakes up hears that the punter signed out in another", async () => {
  const { session, answers, keeper, signedIn } = setUp();
  answers.push(signedIn("jonas"), nobody);
  await keeper.renew();
  keeper.wake();
  await settled();
  expect(session.getState()).toEqual({ status: "anonymous" });
});

test("calls that need a token at once wait for one answer", async () => {
  const { answers, ask, keeper, signedIn } = setUp();
  answers.push(signedIn("jonas"));
  await Promise.all([keeper.renew(), keeper.renew(), keeper.renew()]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("another punter takes the place, and the token is no longer the first one's", async () => {
  const { session, answers, keeper, signedIn, heldBy } = setUp();
  answers.push(signedIn("jonas"), signedIn("putri"));
  await keeper.renew();
  await keeper.renew();
  expect(session.getState()).toMatchObject({ punter: { id: "putri" } });
  expect(heldBy("jonas")).toBeNull();
  expect(heldBy("putri")).toBe("token of putri");
});

test("a clock that is wrong does not make it ask without end", async () => {
  const { answers, ask, keeper, signedIn, pass } = setUp();
  answers.push(signedIn("jonas", { expiresAt: 0 }), signedIn("jonas", { expiresAt: 0 }));
  await keeper.renew();
  await pass(14_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("BOOT-6 logging out ends the session, and an answer from before does not bring it back", async () => {
  const { session, answers, ask, keeper, signedIn, heldBy, logOut, pass, onLeaving, signOut } = setUp();
  answers.push(signedIn("jonas"));
  await keeper.renew();
  const late = Promise.withResolvers<HostAnswer>();
  answers.push(late.promise);
  keeper.wake();
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
  const { session, answers, keeper, signedIn, signOut, logOut, onError } = setUp();
  answers.push(signedIn("jonas"));
  await keeper.renew();
  signOut.mockRejectedValue(new Error("no line"));
  await logOut();
  expect(session.getState().status).toBe("signedIn");
  expect(onError).toHaveBeenCalled();
});

test("PUSH-1 whoever speaks for the punter is told of each new token", async () => {
  const { answers, keeper, signedIn, heldBy, onToken } = setUp();
  const held: (string | null)[] = [];
  onToken.mockImplementation(() => held.push(heldBy("jonas")));
  answers.push(signedIn("jonas"), signedIn("jonas", { token: "another" }), nobody);
  await keeper.renew();
  await keeper.renew();
  await keeper.renew();
  expect(held).toEqual(["token of jonas", "another"]);
});

test("HOST-2 a host that says unasked who is here is believed at once, and an older answer is not", async () => {
  const { session, answers, keeper, signedIn, heldBy } = setUp();
  const late = Promise.withResolvers<HostAnswer>();
  answers.push(late.promise);
  void keeper.renew("start");
  keeper.tell(signedIn("putri"));
  expect(heldBy("putri")).toBe("token of putri");
  late.resolve(signedIn("jonas"));
  await settled();
  expect(session.getState()).toMatchObject({ status: "signedIn", punter: { id: "putri" } });
  keeper.tell(nobody);
  expect(session.getState()).toEqual({ status: "anonymous" });
  expect(heldBy("putri")).toBeNull();
});

test("HOST-2 where the host signs people out, the punter stays until it says so", async () => {
  const { session, answers, keeper, signedIn, signOut, logOut } = setUp();
  answers.push(signedIn("jonas"));
  await keeper.renew();
  signOut.mockResolvedValue(false);
  await logOut();
  expect(session.getState().status).toBe("signedIn");
  keeper.tell(nobody);
  expect(session.getState()).toEqual({ status: "anonymous" });
});

test("PEER-14 the host hears why it is asked", async () => {
  const { answers, ask, keeper, signedIn, pass } = setUp();
  answers.push(signedIn("jonas"), signedIn("jonas"), signedIn("jonas"));
  await keeper.renew("start");
  await pass(4 * MINUTE);
  await keeper.renew();
  expect(ask.mock.calls).toEqual([["start"], ["expires"], ["refused"]]);
});
