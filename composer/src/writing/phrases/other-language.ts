/** In English, for comments in languages without a phrase book. */
export const otherLanguage: readonly string[] = [
  'We’re answering in English so that you hear from us without delay.',
  'We’re writing in English so that you get an answer right away.',
  'You’re welcome to write to us in your own language; we’re answering in English to get back to you sooner.',
  'We hope English is fine for you; please feel free to write to us in your own language.',
]
