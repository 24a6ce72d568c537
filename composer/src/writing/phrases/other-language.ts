/** In English, for comments in languages without a phrase book. */
export const otherLanguage: readonly string[] = [
  'We’re answering in English so that you hear from us.',
  'We’ve written this in English so that you hear from us without having to wait for a translation.',
  'We’re answering in English, and you’re welcome to write to us in your own language.',
  'We hope English is fine for you; please feel free to write to us in your own language.',
]
