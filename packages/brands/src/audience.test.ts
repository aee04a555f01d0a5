import { expect, test } from "vitest";
import { isMeantFor, shareViewers, type Target, type Viewer } from "./audience.ts";

const visitor: Viewer = { audience: "anonymous" };
const punter: Viewer = { audience: "authenticated" };
const vip: Viewer = { audience: "authenticated", type: "retail", tag: "vip" };

test.each<[string, Target, readonly Viewer[]]>([
  ["nothing said is for everyone", {}, [visitor, punter, vip]],
  ["an empty audience is everyone", { audience: [], rules: [] }, [visitor, punter, vip]],
  ["anonymous", { audience: ["anonymous"] }, [visitor]],
  ["signed in", { audience: ["authenticated"] }, [punter, vip]],
  ["a type", { rules: ["type:retail"] }, [vip]],
  ["another type", { rules: ["type:agent"] }, []],
  ["one of two tags", { rules: ["tag:new", "tag:vip"] }, [vip]],
  ["a type and a tag that both fit", { rules: ["type:retail", "tag:vip"] }, [vip]],
  ["a type and a tag of which one fits", { rules: ["type:agent", "tag:vip"] }, []],
  ["a rule that nobody knows", { rules: ["country:fi"] }, []],
  ["a tag, but for visitors", { audience: ["anonymous"], rules: ["tag:vip"] }, []],
])("HOME-6 BANNER-6 %s", (_name, target, wanted) => {
  expect([visitor, punter, vip].filter((viewer) => isMeantFor(target, viewer))).toEqual(wanted);
});

test("HOME-7 two targets share viewers unless audience, types or tags keep them apart", () => {
  expect(shareViewers({}, { rules: ["tag:vip"] })).toBe(true);
  expect(shareViewers({ rules: ["tag:new"] }, { rules: ["tag:vip"] })).toBe(false);
  expect(shareViewers({ rules: ["tag:new"] }, { rules: ["type:retail"] })).toBe(true);
  expect(shareViewers({ audience: ["anonymous"] }, { audience: ["authenticated"] })).toBe(false);
});
