import type { ComposeRequest } from '../composer.ts'

/** Long enough to be thanked for details. */
export const isLong = (request: ComposeRequest): boolean => sizeOf(request) > 350

/** Long enough for several complaints, two of which a reply names. */
export const hasSeveralPoints = (request: ComposeRequest): boolean => sizeOf(request) > 150

/** Long enough to need no more questions. */
export const isDetailed = (request: ComposeRequest): boolean => sizeOf(request) > 360

/** Says enough that asking what the stars are for would show that it wasn't read. */
export const isExplained = (request: ComposeRequest): boolean => sizeOf(request) > 60

/** In Latin letters; a Chinese or Japanese character counts as three. */
export function sizeOf({ comment }: ComposeRequest): number {
  const text = comment.text.slice(0, 2000)
  return text.length * (/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text) ? 3 : 1)
}
