/** In English, for comments in languages without a phrase book. */
export const otherLanguage: readonly string[] = [
  'We can’t reply in your language yet, but we’re happy to continue in English.',
  'We don’t write in your language yet; if English works for you, we’re happy to continue in English.',
  'For now, we can’t reply in your language, so we hope English is okay.',
  'We’re not able to write in your language yet, but we’d be glad to continue in English.',
]
