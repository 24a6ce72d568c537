/** In English, for comments in languages without a phrase book. */
export const otherLanguage: readonly string[] = [
  'We hope you don’t mind a reply in English; please feel free to write to us in your own language.',
  'We’re answering in English, and you’re welcome to write to us in your own language.',
  'We hope English is fine for you; please feel free to write to us in your own language.',
]
