import type { Tone } from './phrases/phrase-book.ts'

export type ReplyLength = 'shorter' | 'usual' | 'longer'

export interface Style {
  tone: Tone
  length: ReplyLength
}

/** The brand's tone and the few instructions that the built-in composer supports; others are ignored. */
export function styleOf(brandTone: string, instructions: string | null): Style {
  const wish = (instructions ?? '').toLowerCase()
  return { tone: toneIn(wish) ?? toneIn(brandTone.toLowerCase()) ?? 'plain', length: lengthIn(wish) }
}

function toneIn(text: string): Tone | null {
  if (lessFormal.test(text)) return 'warm'
  if (formal.test(text)) return 'formal'
  return warm.test(text) ? 'warm' : null
}

function lengthIn(text: string): ReplyLength {
  if (shorter.test(text)) return 'shorter'
  return longer.test(text) ? 'longer' : 'usual'
}

const formalWords =
  'formal|förmlich|formell|formel|formelle|formale|professional|professionell|professionnel|professionale|profesional|profissional|serious|polite|höflich'
const lessFormal = new RegExp(
  `\\b(less|not so|not too|weniger|nicht so|moins|pas si|menos|no tan|meno|non così)\\s+(${formalWords})|\\b(in|un)formal|カジュアル|随意`,
  'u',
)
const formal = new RegExp(`(^|[^\\p{L}])(${formalWords}|more formally)|丁寧|正式`, 'u')
const warm =
  /warm|friend|casual|cordial|kind|playful|herzlich|freundlich|persönlich|locker|chaleur|amical|amistos|cálid|cercan|calor|amichevol|simpátic|親しみ|温か|亲切|热情/u
const shorter = /short|brief|concise|kürzer|kurz|knapp|court|bref|corto|corta|breve|conciso|curto|短|簡潔/u
const longer =
  /longer|more detail|elaborate|länger|ausführlich|plus long|détaillé|más largo|detallad|più lung|dettagliat|mais longo|detalhad|長|詳し|详细/u
