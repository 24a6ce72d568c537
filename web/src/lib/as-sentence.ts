/** A reason that somebody else wrote, ready for another sentence behind it. */
export function asSentence(text: string): string {
  const words = text.trim()
  return words === '' || /[.!?…。！？]$/u.test(words) ? words : `${words}.`
}
