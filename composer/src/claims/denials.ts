import { compact } from '../words/compact.ts'

/** Whether the words at these offsets are denied: "no leather", "ohne Leder". */
export function isDenied(sentence: string, start: number, end: number): boolean {
  return denialBefore.test(sentence.slice(0, start)) || denialAfter.test(sentence.slice(end, end + 12))
}

const denialBefore = compact(
  /(?:\b(?:not?|n['’]t|never|neither|nor|without|nicht|kein\p{L}*|ohne|pas|jamais|sans|sin|senza|sem|ni|non|não|nunca|mai|geen|niet|zonder|free\s+(?:of|from)|frei\s+von|exempte?s?\s+de|libres?\s+de|exent[oa]s?\s+de|priv[oaie]\s+di|esent[ei]\s+da|livres?\s+de|isent[oa]s?\s+de|vrij\s+van)\s+(?:\p{L}+\s+){0,2}|\b(?:no|nie)\s+(?:\p{L}+\s+){0,1}|[不没無非未])$/iu,
)
const denialAfter = compact(
  /^(?:\p{L}{0,4})?(?:ではありません|ではない|じゃない|ません|しないで|不可|フリー|不使用)|^\s+nicht\b|^[- ]?(?:free|frei\p{L}*|vrij)(?!\p{L})/u,
)
