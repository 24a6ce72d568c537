import type { Tone } from './phrases/phrase-book.ts'
import { compact } from '../words/compact.ts'

export type ReplyLength = 'shorter' | 'usual' | 'longer'

export interface Style {
  tone: Tone
  length: ReplyLength
  /** The brand's tone is short and to the point: no closing sentence that says nothing new. */
  toThePoint: boolean
  /** A person asks for a warmer reply; a warm brand isn't that. */
  warmer: boolean
}

/** The brand's tone and the few instructions that the built-in composer supports; others are ignored or refused. */
export function styleOf(brandTone: string, instructions: string | null): Style {
  const wish = (instructions ?? '').toLowerCase()
  const asked = toneIn(wish)
  const length = lengthIn(wish)
  return {
    tone: asked ?? toneIn(brandTone.toLowerCase()) ?? 'plain',
    length,
    toThePoint: brandTone === 'plain' && asked === null && length === 'usual',
    warmer: asked === 'warm',
  }
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
const lessFormal = compact(
  `\\b(less|not so|not too|weniger|nicht so|moins|pas si|menos|no tan|meno|non così)\\s+(${formalWords})|\\b(in|un)formal|カジュアル|随意`,
  'u',
)
const formal = compact(`(^|[^\\p{L}])(${formalWords}|more formally)|丁寧|正式`, 'u')
const warm =
  /warm|friend|casual|cordial|kind|playful|herzlich|freundlich|persönlich|locker|chaleur|amical|amistos|cálid|cercan|calor|amichevol|simpátic|親しみ|温か|亲切|热情/u
const shorter = /short|brief|concise|kürzer|kurz|knapp|court|bref|corto|corta|breve|conciso|curto|短|簡潔/u
const longer =
  /longer|more detail|elaborate|länger|ausführlich|plus long|détaillé|más largo|detallad|più lung|dettagliat|mais longo|detalhad|長|詳し|详细/u

/** Whether the instructions ask for a tone or a length, and for hardly anything else. */
export function canFollow(instructions: string): boolean {
  const wish = instructions.toLowerCase()
  if (toneIn(wish) === null && lengthIn(wish) === 'usual') return false
  const rest = [lessFormal, formal, warm, shorter, longer].reduce(
    (text, known) => text.replace(compact(`${known.source}\\p{L}*`, 'gu'), ' '),
    wish,
  )
  const others = (rest.match(/[\p{L}\p{M}\p{N}]{4,}/gu) ?? []).filter((word) => !fillers.test(word))
  return others.length <= 1
}

/** Words of a request for a tone or a length, from four letters on. */
const fillers = compact(
  `^(?:${[
    'keep|make|write|sound|sounds?|little|slightly|please|reply|answer|response|text|tone|this|that|with|more|much|very|even|than|style|them|could|would|should|sentences?|words|less',
    'bitte|etwas|mach\\p{L}*|schreib\\p{L}*|antwort\\p{L}*|halte|klingen|ganz|mehr|sehr|noch|weniger|einen?|satz|sätze|wörter',
    'réponse|rends|rendre|fais|faire|écris|plus|très|moins|soit|plaît|plait|phrases?',
    'hazl[oa]|escrib\\p{L}*|respuesta|poco|favor|tono|frases?|menos',
    'rendi\\p{L}*|scrivi|risposta|molto|meno|frasi|favore|deixe|faça|escreva|resposta|mais|pouco|muito',
  ].join('|')})$`,
  'u',
)
