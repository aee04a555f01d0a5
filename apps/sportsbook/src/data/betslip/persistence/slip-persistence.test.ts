import type { PunterBetslips } from "@touchline/protocol";
import { expect, test, vi } from "vitest";
import type { StoredBetslips } from "../../../config/stored.ts";
import { HttpError } from "../../../net/http.ts";
import { createManualTime } from "../../../test-support/manual-time.ts";
import { settle } from "../../../test-support/sample-api.ts";
import { sampleFamilies, samplePick, sampleRules, selected } from "../../../test-support/sample-slip.ts";
import { createBetslipStore } from "../betslip-store.ts";
import { createSlipActions } from "../slip/slip-actions.ts";
import { createFamilies, slipsOf } from "../slip/slip-families.ts";
import { pickedOf } from "../slip/slots.ts";
import { toSavedSlips } from "./saved-slips.ts";
import { createSlipPersistence } from "./slip-persistence.ts";

/** A device and an account, which outlive pages. */
const createWorld = () => {
  const device: Record<"visitors" | "punters", unknown> = { visitors: null, punters: null };
  const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  const stored = {
    readVisitors: () => device.visitors,
    writeVisitors: (slips: unknown) => (device.visitors = copy(slips)),
    readPunters: () => device.punters,
    writePunters: (slips: unknown) => (device.punters = copy(slips)),
  } as unknown as StoredBetslips;
  const account = { kept: { version: 0, content: null } as PunterBetslips, isUp: true, writes: 0 };
  const answer = (): PunterBetslips => {
    if (!account.isUp) throw new HttpError("/", 503);
    return copy(account.kept) as PunterBetslips;
  };
  const api = {
    kept: async () => answer(),
    keep: async (base: number, content: Record<string, unknown>) => {
      answer();
      if (base !== account.kept.version) throw new HttpError("/", 409);
      account.writes += 1;
      account.kept = { version: base + 1, content: copy(content) as Record<string, unknown> };
      return answer();
    },
  };
  return { device, stored, account, api };
};

type World = ReturnType<typeof createWorld>;

const openPage = ({ stored, api }: World) => {
  const time = createManualTime();
  const store = createBetslipStore(sampleRules.betTypes);
  store.setState({ rules: sampleRules, families: createFamilies(sampleRules) });
  const slips = createSlipActions(store);
  const onReplaced = vi.fn();
  const persistence = createSlipPersistence({
    store,
    slips,
    stored,
    currency: () => "EUR",
    rememberCurrency: () => undefined,
    after: time.after,
    random: () => 0,
    onReplaced,
    report: () => undefined,
  });
  persistence.begin();
  const pass = async (milliseconds = 3000): Promise<void> => {
    for (let part = 0; part < milliseconds; part += 250) {
      time.pass(250);
      await settle();
    }
  };
  return {
    persistence,
    slips,
    onReplaced,
    pass,
    pick: (event: number, slot = 0) => slips.dispatch(selected(samplePick(event, slot))),
    signIn: async (name: string) => {
      persistence.onSignIn(name, api);
      await pass();
    },
    ids: () => slipsOf(slips.families()).flatMap((slip) => [...pickedOf(slip)]),
  };
};

const idsIn = ({ account }: World): string[] => {
  const content = account.kept.content as ReturnType<typeof toSavedSlips> | null;
  return content?.regular.slips.flatMap(({ selections }) => selections.map(({ id }) => id)) ?? [];
};

test("SLIP-7 BOOT-3 a visitor's slip survives a reload, to be assembled again", async () => {
  const world = createWorld();
  const page = openPage(world);
  page.pick(1);
  await page.pass();
  const next = openPage(world);
  expect(next.ids()).toEqual(["1o0"]);
  expect(next.onReplaced).toHaveBeenCalledTimes(1);
});

test("AHEAD-8 what a visitor picked is the punter's after signing in, on every device, and leaves the device", async () => {
  const world = createWorld();
  world.account.kept = { version: 4, content: { ...toSavedSlips(sampleFamilies([samplePick(1)]), "EUR") } };
  const page = openPage(world);
  page.pick(2);
  await page.pass();
  await page.signIn("jonas");
  expect(page.ids()).toEqual(["1o0", "2o0"]);
  expect(idsIn(world)).toEqual(["1o0", "2o0"]);
  expect(world.device.visitors).toBeNull();
  const phone = openPage({ ...createWorld(), api: world.api });
  await phone.signIn("jonas");
  expect(phone.ids()).toEqual(["1o0", "2o0"]);
});

test("AHEAD-8 a page that is loaded again begins with the punter's slips, and sends what is new of them once", async () => {
  const world = createWorld();
  const page = openPage(world);
  await page.signIn("jonas");
  page.pick(1);
  page.persistence.sendNow();
  const next = openPage(world);
  expect(next.ids()).toEqual(["1o0"]);
  await next.signIn("jonas");
  const { writes } = world.account;
  await next.pass(60_000);
  expect([idsIn(world), world.account.writes]).toEqual([["1o0"], writes]);
});

test("AHEAD-8 two devices at once: neither loses a pick to the other", async () => {
  const world = createWorld();
  const desktop = openPage(world);
  const phone = openPage({ ...createWorld(), api: world.api });
  await desktop.signIn("jonas");
  await phone.signIn("jonas");
  desktop.pick(1);
  phone.pick(2);
  await desktop.pass();
  await phone.pass();
  expect(new Set(phone.ids())).toEqual(new Set(["1o0", "2o0"]));
  desktop.persistence.wake();
  await desktop.pass();
  expect(new Set(desktop.ids())).toEqual(new Set(["1o0", "2o0"]));
});

test("a pick that was taken away on one device is taken away on the other", async () => {
  const world = createWorld();
  const desktop = openPage(world);
  await desktop.signIn("jonas");
  desktop.pick(1);
  await desktop.pass();
  const phone = openPage({ ...createWorld(), api: world.api });
  await phone.signIn("jonas");
  phone.pick(1);
  phone.pick(3);
  await phone.pass();
  desktop.persistence.wake();
  await desktop.pass();
  expect([phone.ids(), desktop.ids()]).toEqual([["3o0"], ["3o0"]]);
});

test("a server that is away keeps nobody from picking, and has everything once it is back", async () => {
  const world = createWorld();
  world.account.isUp = false;
  const page = openPage(world);
  page.pick(1);
  await page.signIn("jonas");
  page.pick(2);
  await page.pass();
  expect(page.ids()).toEqual(["1o0", "2o0"]);
  world.account.isUp = true;
  await page.pass(60_000);
  expect(idsIn(world)).toEqual(["1o0", "2o0"]);
});

test("who signs out leaves nothing of theirs, and the next punter finds none of it", async () => {
  const world = createWorld();
  const page = openPage(world);
  await page.signIn("jonas");
  page.pick(1);
  await page.pass();
  page.persistence.onSignOut();
  expect([page.ids(), world.device.punters]).toEqual([[], null]);
  world.account.kept = { version: 0, content: null };
  await page.signIn("mila");
  expect(page.ids()).toEqual([]);
});

test("a punter who takes over from another without a word in between has none of the other's slips", async () => {
  const world = createWorld();
  const page = openPage(world);
  await page.signIn("jonas");
  page.pick(1);
  await page.pass();
  world.account.kept = { version: 0, content: null };
  await page.signIn("mila");
  expect([page.ids(), idsIn(world)]).toEqual([[], []]);
});

test.each(["visitor", "punter"])("SLIP-7 what a %s does in one tab is so in the other", async (who) => {
  const world = createWorld();
  const [one, other] = [openPage(world), openPage(world)];
  if (who === "punter") {
    await one.signIn("jonas");
    await other.signIn("jonas");
  }
  one.pick(7);
  await one.pass();
  other.persistence.storedElsewhere();
  expect(other.ids()).toEqual(["7o0"]);
  one.slips.dispatch({ type: "slip cleared" });
  await one.pass();
  other.persistence.storedElsewhere();
  expect(other.ids()).toEqual([]);
  const { writes } = world.account;
  await other.pass();
  expect(world.account.writes).toBe(writes);
});

test("SLIP-7 a pick that both tabs hold keeps its price when the other tab changes the slip", async () => {
  const world = createWorld();
  const [one, other] = [openPage(world), openPage(world)];
  one.pick(7);
  other.pick(7);
  one.slips.dispatch({ type: "stake entered", stake: 700n });
  await one.pass();
  other.persistence.storedElsewhere();
  const [slip] = slipsOf(other.slips.families());
  expect(slip).toMatchObject({ stake: 700n, selectionsData: { "7o0": { availability: "open" } } });
});
