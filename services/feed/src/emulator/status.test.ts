import { DETAILED_PLAY_STATUS, type LiveMetadata } from "@touchline/protocol";
import { expect, test } from "vitest";
import type { SourceEvent } from "../source.ts";
import { SPORT_KEYS, type SportKey } from "../sources/simulator/world/tournaments.ts";
import { describePlay } from "../sources/unified-feed/describe/play.ts";
import { readStatus } from "../sources/unified-feed/wire/sport-event-status.ts";
import { parseXml } from "../sources/unified-feed/wire/xml.ts";
import { statusElement } from "./status.ts";

const pair = { home: 1, away: 1 };
const metadata = {
  ...{
    eventStatus: "IB",
    eventTime: null,
    timeAt: 0,
    timeRunning: false,
    countdown: false,
    timeSpeed: 1,
    eventExtraTime: null,
  },
  ...{ progress: 100, score: pair, currentScoreInSets: [], currentGameScore: null, server: null },
  ...{ redCards: pair, yellowCards: pair, corners: pair },
} as LiveMetadata;

/** Sports that go on after a draw. */
const LONGER: readonly SportKey[] = [
  ...["soccer", "basketball", "ice-hockey", "american-football", "baseball", "cricket"],
] as SportKey[];

test.each(LONGER)("PEER-16 %s: the break before extra time or penalties is one to the provider and to us", (sport) => {
  const event = {
    ...{ sportId: SPORT_KEYS.indexOf(sport) + 1, game: "LIVE", playStatus: "BREAK", metadata },
    detailedPlayStatus: DETAILED_PLAY_STATUS.break,
  } as SourceEvent;
  const told = readStatus(parseXml(statusElement(event, 0)));
  expect(describePlay(sport, told, 0)).toMatchObject({ playStatus: "BREAK", metadata: { eventStatus: "IB" } });
});

test.each(["S3", "FT"])("PEER-16 a match that is called off in %s keeps that", (eventStatus) => {
  const event = {
    ...{ sportId: SPORT_KEYS.indexOf("tennis") + 1, game: "LIVE", playStatus: "ABANDONED" },
    ...{ detailedPlayStatus: DETAILED_PLAY_STATUS.abandoned, metadata: { ...metadata, eventStatus } },
  } as SourceEvent;
  const told = readStatus(parseXml(statusElement(event, 0)));
  expect(describePlay("tennis", told, 0)).toMatchObject({ playStatus: "ABANDONED", metadata: { eventStatus } });
});
