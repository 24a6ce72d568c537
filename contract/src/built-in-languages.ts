/** The languages that the built-in composer writes, as ISO 639-1 codes. Other reviews get a reply in English. */
export const builtInLanguages: readonly string[] = ['en', 'de', 'es', 'fr', 'it', 'pt', 'ja', 'zh']
