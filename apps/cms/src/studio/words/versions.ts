import type { Catalogue } from "./use-words.ts";

const en = {
  title: "Versions",
  published: "Published versions",
  loading: "Loading the versions…",
  version: (version: number) => `Version ${version}`,
  live: "Live",
  program: "the software",
  none: "Nothing is published yet. Visitors see the brand as it was shipped.",
  whatChanged: "What changed",
  whatChangedIn: (version: number) => `What changed in version ${version}`,
  rollBack: "Roll back",
  rollBackTo: "Roll back to this",
  rollBackToVersion: (version: number) => `Roll back to this, version ${version}`,
  rollBackQuestion: (version: number) => `Roll back to version ${version}?`,
  rollBackText: (version: number, time: string | null) =>
    `${time ? `What was published ${time}` : `What version ${version} holds`} becomes a new version, and visitors see it within half a minute. Your draft stays as it is.`,
  rollBackNow: "Roll back now",
  rollingBack: "Rolling back…",
  editFrom: "Edit from this",
  editFromVersion: (version: number) => `Edit from this, version ${version}`,
  editQuestion: (version: number) => `Edit from version ${version}?`,
  editText: (version: number) =>
    `Your draft becomes what version ${version} was made of. What is in the draft now and was never published is lost. Visitors see no change.`,
  editNow: "Replace the draft",
  discardQuestion: "Discard the draft?",
  discardText: (version: number) =>
    `The draft becomes version ${version} again, which is live, with its banners, banner groups and pictures. What was never published is lost. Visitors see no change.`,
  discard: "Discard draft",
  discardNow: "Discard now",
  replacing: "Replacing the draft…",
  shared: "A banner that other brands show too is changed in their drafts as well.",
  compare: "Compare",
  comparing: "Comparing…",
  with: "with",
  draft: "Draft",
  same: "They are the same.",
  differences: (count: number) => `${count} ${count === 1 ? "difference" : "differences"}`,
  where: "Where",
  before: "Before",
  after: "After",
  nothing: "nothing",
  rolledBack: (count: number) =>
    count === 1
      ? "The draft still holds 1 change that was rolled back."
      : `The draft still holds ${count} changes that were rolled back.`,
};

export const versionsWords: Catalogue<typeof en> = {
  en,
  de: {
    title: "Versionen",
    published: "Veröffentlichte Versionen",
    loading: "Die Versionen werden geladen…",
    version: (version) => `Version ${version}`,
    live: "Live",
    program: "die Software",
    none: "Noch ist nichts veröffentlicht. Besucher sehen die Marke, wie sie ausgeliefert wurde.",
    whatChanged: "Was sich änderte",
    whatChangedIn: (version) => `Was sich in Version ${version} änderte`,
    rollBack: "Zurückrollen",
    rollBackTo: "Hierhin zurückrollen",
    rollBackToVersion: (version) => `Hierhin zurückrollen, Version ${version}`,
    rollBackQuestion: (version) => `Auf Version ${version} zurückrollen?`,
    rollBackText: (version, time) =>
      `Was ${time ? `${time} veröffentlicht wurde` : `Version ${version} enthält`}, wird eine neue Version. Besucher sehen sie in einer halben Minute. Dein Entwurf bleibt, wie er ist.`,
    rollBackNow: "Jetzt zurückrollen",
    rollingBack: "Wird zurückgerollt…",
    editFrom: "Hiervon ausgehen",
    editFromVersion: (version) => `Hiervon ausgehen, Version ${version}`,
    editQuestion: (version) => `Von Version ${version} ausgehen?`,
    editText: (version) =>
      `Dein Entwurf wird, woraus Version ${version} gemacht wurde. Was jetzt im Entwurf steht und nie veröffentlicht wurde, geht verloren. Besucher sehen keine Änderung.`,
    editNow: "Entwurf ersetzen",
    discardQuestion: "Den Entwurf verwerfen?",
    discardText: (version) =>
      `Der Entwurf wird wieder Version ${version}, die live ist, mit ihren Bannern, Bannergruppen und Bildern. Was nie veröffentlicht wurde, geht verloren. Besucher sehen keine Änderung.`,
    discard: "Entwurf verwerfen",
    discardNow: "Jetzt verwerfen",
    replacing: "Der Entwurf wird ersetzt…",
    shared: "Ein Banner, den auch andere Marken zeigen, ändert sich auch in deren Entwürfen.",
    compare: "Vergleiche",
    comparing: "Wird verglichen…",
    with: "mit",
    draft: "Entwurf",
    same: "Sie sind gleich.",
    differences: (count) => `${count} ${count === 1 ? "Unterschied" : "Unterschiede"}`,
    where: "Wo",
    before: "Vorher",
    after: "Nachher",
    nothing: "nichts",
    rolledBack: (count) =>
      count === 1
        ? "Der Entwurf enthält noch 1 Änderung, die zurückgerollt wurde."
        : `Der Entwurf enthält noch ${count} Änderungen, die zurückgerollt wurden.`,
  },
};
