import type { PackVersions } from "../schema.ts";

const BAVARIA = "https://www.gesetze-bayern.de/Content/Document/StVGlueStV2021";

export const versions: PackVersions = [
  {
    id: "de",
    version: 1,
    effectiveFrom: "2021-07-01",
    rules: [
      {
        id: "de.time-out",
        kind: "time-out",
        hours: 24,
        oneTap: true,
        requires:
          "Wherever somebody can play, a clearly named button excludes them at once for 24 hours; they are not asked to confirm it.",
        keptBy: ["app", "host"],
        source: {
          name: "GlüStV 2021 § 6i (3), quoted in full by a lawyer",
          url: "https://www.frag-einen-anwalt.de/forum_topic.asp?css=99&topic_id=400750",
        },
        verified: true,
      },
      {
        id: "de.statement",
        kind: "statement",
        days: 30,
        requires:
          "After each sign-in a punter acknowledges the sums of stakes, wins and losses of the last 30 days before they play.",
        keptBy: ["app"],
        source: {
          name: "GlüStV 2021 § 6d (2)",
          url: "https://voris.wolterskluwer-online.de/browse/document/cite/cf2ea837-ca7d-3a9b-9d8c-f88a9d910502",
        },
        verified: true,
      },
      {
        id: "de.deposit-limit",
        kind: "limits",
        of: "deposit",
        periods: ["month"],
        mandatory: true,
        raisedAfterHours: null,
        most: { amount: "1000", currency: "EUR", period: "month" },
        requires: "Nobody plays without a monthly deposit limit across operators, of 1,000 EUR at most.",
        keptBy: ["host", "app"],
        source: {
          name: "GlüStV 2021 § 6c (1)",
          url: "https://voris.wolterskluwer-online.de/browse/document/cite/122b30c3-c98d-3492-846e-c04f2922a0a6",
        },
        verified: true,
      },
      {
        id: "de.age",
        kind: "age",
        mark: "18+",
        requires: "It is said where it is well seen that nobody under 18 may take part.",
        keptBy: ["app", "publication", "host"],
        source: { name: "GlüStV 2021 § 6e (3)", url: `${BAVARIA}-6e?contrast=change` },
        verified: true,
      },
      {
        id: "de.licence",
        kind: "wording",
        duty: "licence",
        requires:
          "It is said where it is well seen who gave the licence and supervises, and the authority's site can be opened directly.",
        keptBy: ["app", "publication"],
        source: { name: "GlüStV 2021 § 6e (3)", url: `${BAVARIA}-6e?contrast=change` },
        verified: true,
      },
      {
        id: "de.language",
        kind: "language",
        language: "de",
        requires: "What punters must be told is there in German.",
        keptBy: ["publication"],
        source: { name: "GlüStV 2021 § 6e (4)", url: `${BAVARIA}-6e?contrast=change` },
        verified: true,
      },
      {
        id: "de.marks",
        kind: "marks",
        marks: [
          { id: "ggl", name: "GGL", about: "authority", to: { url: "https://www.gluecksspiel-behoerde.de/" } },
          { id: "help", name: "Check dein Spiel", about: "help", to: { url: "https://www.check-dein-spiel.de/" } },
          { id: "oasis", name: "OASIS", about: "selfExclusion", to: { page: "self-exclusion" } },
        ],
        requires: "Every page leads to the authority, to help, and to the exclusion of the national register.",
        keptBy: ["app"],
        source: { name: "GlüStV 2021 § 6e (3) and (4), § 8", url: `${BAVARIA}-6e?contrast=change` },
        verified: false,
        doubt:
          "The link to the authority is verified for the start page; the addresses of the site for help and of the authority were not verified.",
      },
      {
        id: "de.live-betting",
        kind: "live-betting",
        markets: null,
        requires: "In play only certain bets are allowed, from a list for each sport that the authority publishes.",
        keptBy: ["operator"],
        source: {
          name: "Article on GlüStV 2021 § 21 (4) and (5)",
          url: "https://www.isa-guide.de/isa-law/articles/271239.html",
        },
        verified: false,
        doubt:
          "The text of § 21 (4) and the lists were not found, so the pack restricts no market: the operator's provider has to leave them out.",
      },
      {
        id: "de.session-strip",
        kind: "session-strip",
        facts: ["clock", "session"],
        requires: "Whoever plays sees the time and how long they have played.",
        keptBy: ["app"],
        source: null,
        verified: false,
        doubt:
          "No text for betting was found; the strip is kept because other licences of this treaty are known to have it.",
      },
    ],
    open: [
      "How long records of bets are kept (§ 6g): the text was not found.",
      "Bet builders and cash-out need the authority's permission for each kind; the terms of a permission are not public.",
    ],
  },
];
