import type { PackVersions } from "../schema.ts";

const GUIDE = {
  name: "Report on the guide on responsible gambling of Spillemyndigheden, January 2020",
  url: "https://egr.global/intel/?p=27913",
};
const INFORMATION = {
  name: "Juridisk vejledning J.A.15 on BEK 1276/2019 § 13",
  url: "https://test.skat.dk/data.aspx?chk=218568&oid=2168351",
};

export const versions: PackVersions = [
  {
    id: "dk",
    version: 1,
    effectiveFrom: "2020-01-01",
    rules: [
      {
        id: "dk.marks",
        kind: "marks",
        marks: [
          {
            id: "spillemyndigheden",
            name: "Spillemyndigheden",
            about: "authority",
            to: { url: "https://www.spillemyndigheden.dk/" },
          },
          { id: "stopspillet", name: "StopSpillet", about: "help", to: { url: "https://www.stopspillet.dk/" } },
          { id: "rofus", name: "ROFUS", about: "selfExclusion", to: { url: "https://www.rofus.nu/" } },
        ],
        requires: "The authority, its help line and its register of the excluded are one click away from every page.",
        keptBy: ["app"],
        source: INFORMATION,
        verified: false,
        doubt: "What must be reached from every page is verified; the address of ROFUS was not.",
      },
      {
        id: "dk.label",
        kind: "wording",
        duty: "licence",
        requires: "The authority's mark is easily seen on every page, and the licence and its supervision are stated.",
        keptBy: ["app", "publication", "operator"],
        source: { name: "Juridisk vejledning on BEK 1276/2019 § 14", url: "https://skat.dk/skat.aspx?oid=2046886" },
        verified: true,
      },
      {
        id: "dk.age",
        kind: "age",
        mark: "18+",
        requires: "It is said that nobody under 18 may take part.",
        keptBy: ["app", "publication", "host"],
        source: INFORMATION,
        verified: true,
      },
      {
        id: "dk.session-strip",
        kind: "session-strip",
        facts: ["clock", "session"],
        requires: "A clock shows how long the session lasts; it cannot be scrolled away or closed.",
        keptBy: ["app"],
        source: GUIDE,
        verified: true,
      },
      {
        id: "dk.deposit-limit",
        kind: "limits",
        of: "deposit",
        periods: ["day", "week", "month"],
        mandatory: true,
        raisedAfterHours: 24,
        requires: "Nobody plays without a deposit limit that they chose, for a day, a week or a month.",
        keptBy: ["host", "app"],
        source: GUIDE,
        verified: true,
      },
      {
        id: "dk.time-out",
        kind: "time-out",
        hours: 24,
        oneTap: false,
        requires: "A punter can take a break of 24 hours, exclude themselves for 30 days at least, or for good.",
        keptBy: ["app", "host"],
        source: {
          name: "Juridisk vejledning on limiting one's play",
          url: "https://info.skat.dk/data.aspx?chk=218248&oid=2168402",
        },
        verified: true,
      },
      {
        id: "dk.retention",
        kind: "retention",
        years: 5,
        requires: "What is known of a customer and their transactions is kept for five years at least.",
        keptBy: ["server", "operator"],
        source: {
          name: "Juridisk vejledning on the duty to keep records",
          url: "https://info.skat.dk/data.aspx?chk=217160&lang=da&oid=2292963",
        },
        verified: true,
      },
    ],
    open: ["Reality checks: no public text on their interval and form was found; those of the brand hold."],
  },
];
