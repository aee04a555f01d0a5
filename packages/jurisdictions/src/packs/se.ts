import type { PackVersions } from "../schema.ts";

export const versions: PackVersions = [
  {
    id: "se",
    version: 1,
    effectiveFrom: "2019-01-01",
    rules: [
      {
        id: "se.marks",
        kind: "marks",
        marks: [
          { id: "spelpaus", name: "Spelpaus", about: "selfExclusion", to: { url: "https://www.spelpaus.se/" } },
          { id: "spelgranser", name: "Spelgränser", about: "limits", to: { page: "limits" } },
          { id: "sjalvtest", name: "Självtest", about: "selfTest", to: { url: "https://www.stodlinjen.se/" } },
        ],
        requires:
          "Three marks are at the top of every page, also while it scrolls, and lead to self-exclusion, limits and a self-test.",
        keptBy: ["app"],
        source: {
          name: "Review of operators under the guidelines of Spelinspektionen, 25 February 2025",
          url: "https://careful-ego-746009.framer.app/blog/many-swedish-operators-doesn-t-live-up-to-spelinspektionens-guidelines-for-the-responsible-gambling-buttons",
        },
        verified: false,
        doubt:
          "Places and targets follow the source. The drawing of the three logos is prescribed and the operator's to supply, and the address of the self-test was not verified.",
      },
      {
        id: "se.deposit-limit",
        kind: "limits",
        of: "deposit",
        periods: ["day", "week", "month"],
        mandatory: true,
        raisedAfterHours: 72,
        requires: "Nobody plays without deposit limits for a day, a week and a month; a lower one holds at once.",
        keptBy: ["host", "app"],
        source: {
          name: "Spelinspektionen, questions and answers on deposit limits",
          url: "https://www.spelinspektionen.se/fragor--svar/spelkonto--registrering/insattningsgranser/",
        },
        verified: true,
      },
      {
        id: "se.age",
        kind: "age",
        mark: "18+",
        requires: "Nobody under 18 bets.",
        keptBy: ["app", "publication", "host"],
        source: {
          name: "Spelinspektionen on responsible gambling, chapter 14 of spellagen (2018:1138)",
          url: "https://www.spelinspektionen.se/spelproblem1/spelansvar/",
        },
        verified: true,
      },
      {
        id: "se.self-exclusion",
        kind: "wording",
        duty: "self-exclusion",
        requires: "A punter can exclude themselves, at the operator and from all registered play.",
        keptBy: ["publication", "host"],
        source: {
          name: "Spelinspektionen on responsible gambling: Spelpaus.se",
          url: "https://www.spelinspektionen.se/spelproblem1/spelansvar/",
        },
        verified: true,
      },
      {
        id: "se.session-strip",
        kind: "session-strip",
        facts: ["session", "net"],
        requires: "Whoever plays sees how long they have played and what it did to their money.",
        keptBy: ["app"],
        source: null,
        verified: false,
        doubt: "A limit of the time that somebody is signed in is known to be required; its text was not found.",
      },
    ],
    open: [
      "Reality checks: no public text on their interval and form was found; those of the brand hold.",
      "How long records of bets are kept: no public text was found.",
      "Bonuses other than the first are forbidden (14 chapter, spellagen); the platform gives none by itself.",
    ],
  },
];
