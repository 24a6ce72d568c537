/** Ends an external reason with punctuation, so that another sentence can follow. */
export function asSentence(text: string): string {
  const words = text.trim()
  return words === '' || /[.!?…。！？]$/u.test(words) ? words : `${words}.`
}
