/** What a language is called in the language of the studio. */
export const languageName = (language: string, studioLanguage: string): string =>
  new Intl.DisplayNames(studioLanguage, { type: "language", languageDisplay: "standard" }).of(language) ?? language;
