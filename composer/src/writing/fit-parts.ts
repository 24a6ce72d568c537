import { greet } from './greeting.ts'
import type { FullBook } from './phrases/phrase-book.ts'

export interface Part {
  /** Best first. */
  choices: readonly string[]
  /** 0 is never omitted; the highest goes first when space is short. */
  rank: number
}

export interface Frame {
  book: FullBook
  greeting: string
  signOff: string | null
  product: string | null
  maxLength: number
}

/** The parts of a reply with the gaps before them, or null if even the shortest required part doesn't fit. */
export function fitParts(
  parts: readonly Part[],
  { book, greeting, signOff, product, maxLength }: Frame,
): string[] | null {
  const chosen = parts.map(() => '')
  const sign = signOff ? `\n${signOff}` : ''
  const size = (): number => pieces('', chosen, book).join('').length
  const first = parts.findIndex(({ choices }) => choices.length > 0)
  const order = parts.map((_, index) => index).sort((a, b) => (parts[a]?.rank ?? 0) - (parts[b]?.rank ?? 0))
  for (const index of order) {
    const part = parts[index]
    if (!part) continue
    // Optional parts leave space for the sign-off; required ones don't.
    const room = maxLength - (part.rank > 1 ? sign.length : 0)
    const fits = unlike(part, [index === first ? greeting : '', ...chosen], product).find((choice) => {
      chosen[index] = choice
      return size() <= room
    })
    chosen[index] = fits ?? ''
    if (!fits && part.rank === 0) return null
  }
  const greeted = pieces(greeting, chosen, book)
  const written = greeted.join('').length + sign.length <= maxLength ? greeted : pieces('', chosen, book)
  return size() + sign.length <= maxLength && sign ? [...written, sign] : written
}

function pieces(greeting: string, chosen: readonly string[], book: FullBook): string[] {
  return chosen
    .filter(Boolean)
    .map((text, index) => (index > 0 ? book.gap + text : greeting ? greet(greeting, text, book) : text))
}

/** Sentences similar to one already used come last. Optional parts skip them. */
function unlike(part: Part, chosen: readonly string[], product: string | null): string[] {
  const alike = (choice: string): boolean =>
    chosen.some((text) => text !== '' && text !== choice && (isAlike(text, choice) || bothName(product, text, choice)))
  const fresh = part.choices.filter((choice) => !alike(choice) && !chosen.includes(choice))
  return part.rank >= optional ? fresh : [...fresh, ...part.choices.filter(alike)]
}

const optional = 3

function isAlike(one: string, other: string): boolean {
  const spaced = /\s/.test(one)
  const [start, end] = spaced ? [8, 11] : [4, 8]
  if (one.slice(0, start) === other.slice(0, start) || one.slice(-end) === other.slice(-end)) return true
  return repeated.some((words) => words.test(one) && words.test(other))
}

function bothName(product: string | null, one: string, other: string): boolean {
  return product !== null && one.includes(product) && other.includes(product)
}

/** Repetition that readers notice within three sentences: thanks, apologies, joy, exclamations. */
const repeated = [
  /thank|appreciat|grateful|\bdank|merci|gracias|agradec|grazi|ringrazi|obrigad|感谢|谢谢|多谢|感激|ありがと|感謝|御礼/i,
  /sorry|apolog|regret|leid|bedauer|entschuldig|désol|excus|regrett|navré|lament|sentimos|disculp|dispiac|scus|spiacen|rammaric|desculp|dommage|\bpena\b|peccato|schade|\bpity\b|\bshame\b|遗憾|残念|申し訳|お詫び|抱歉|致歉|道歉|歉意|对不起/i,
  /[!！]/,
  /good to (?:know|hear|read|see)|gut zu wissen|bon de savoir|bueno saber|bello sapere|bom saber|何より|安心いたし/i,
  /understand|versteh|compren|entend|entiend|capir|理解|弄清|了解|確認|お察し/i,
  /\bto hear\b/i,
  /\bnice\b/i,
  /what happened/i,
  /encourag|ermuti|ansporn|spornen|animan|incoragg|spron|励み|鼓励|鼓舞/i,
  /\bread\b|gelesen|\blesen\b|\blu\b|lisons|\blire\b|leído|leer|leemos|letto|legge|leggi|\blemos\b|\bler\b|拝読|拝見|看过|看到|我们都?读/i,
  /ご不便|ご期待/,
  /\bwords\b|\bworten?\b|\bmots\b|palabras|\bparole\b|palavras|お言葉/i,
  /taken note|made a note|notiert|noté|tomado nota|preso nota|anotamos|记下/i,
  /pleas(?:ed|ure)|freu|plaisir|alegra|piacere|felizes|うれしく|開心|开心|放心|欣慰/i,
  /happy|happi|\bglad|delight|thrilled/i,
  /sch[öÖ]n/i,
  /bewertung|\breviews?\b/i,
  /like (?:this|these|yours)\b|solche[nrs]?\b/i,
  /(?:hören|lesen) wir gern|liest man gern/i,
  /hilft|\bhelps?\b|nützlich|useful|\butiles?\b|\bútil|aiut|ajuda|参考|帮助/i,
  /\btrouble\b/i,
  /annoy|frustrat|ärger|agacement|molest|fastidio|incômodo/i,
  /\bteam\b|équipe|equipo|\bequipe/i,
  /mensaje|mensage[mn]|messaggi|\bmessage|nachricht|留言/i,
  /问题出在|满意/,
  /看法|想法/,
  /失望/,
  /认可/,
  /お気持ち/,
  /お声/,
  /agradou|agradad|do seu agrado/i,
  /piac(?:e|ciut|ere|ia)/i,
  /attenti(?:on|vement)|atención|attenzione|atenção|aufmerksam/i,
  /scritt|scriv|schreib|geschrieben/i,
  /\bgentil/i,
  /\bgut(?:e[nrs]?)?\b/i,
]
