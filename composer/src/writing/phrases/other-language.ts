/** In English, for comments in languages without a phrase book. */
export const otherLanguage: readonly string[] = [
  'We cannot answer in your language yet, but we will gladly go on in English.',
  'We do not write your language yet; if English is fine for you, we are happy to go on in English.',
  'So far we cannot answer in your language, so please allow us to go on in English.',
  'Your language is one that we cannot write yet, but we are glad to go on with you in English.',
]
