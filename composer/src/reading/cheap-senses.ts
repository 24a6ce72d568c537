import type { Hit } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'
import { compact } from '../words/compact.ts'

/**
 * "Cheap" is a price, a look, or a habit: "it looks cheap" is a complaint about quality, and "I usually buy cheap" and
 * "cheaper a week later" say nothing good about this product.
 */
export function withCheapSenses(hits: Hit[], tokens: readonly Token[], language: string): Hit[] {
  const words = senses[language]
  if (!words || !tokens.some(({ text }) => words.cheap.has(text))) return hits
  let read = hits
  for (const [at, token] of tokens.entries()) {
    if (!words.cheap.has(token.text) || !isWhole(words, tokens, at)) continue
    const before = at - reachBefore(tokens, at)
    const seems = findLast(tokens, before, at, words.seems)
    const isPraise = ({ from, to, sense }: Hit): boolean =>
      from <= at && to > at && sense.kind === 'opinion' && (sense.positive || seems < 0)
    if (seems >= 0) {
      const known = read.some(({ from, to, sense }) => from <= seems && to > at && isComplaint(sense))
      read = read.filter((hit) => !isPraise(hit))
      if (!known) read = [...read, { from: seems, to: at + 1, sense: looksCheap }]
    } else if (findLast(tokens, before, at, words.bought) >= 0 || isLater(words, tokens, at)) {
      read = read.filter((hit) => !isPraise(hit))
    }
  }
  return read.toSorted((a, b) => a.from - b.from)
}

/** "Half the price at another shop" is a complaint about this shop's price. */
export function withElsewherePrices(hits: Hit[], tokens: readonly Token[], language: string): Hit[] {
  const pattern = elsewhere[language]
  if (!pattern) return hits
  let read = hits
  for (const [from, token] of tokens.entries()) {
    const next = tokens.slice(from, from + ELSEWHERE).filter(({ clause }) => clause === token.clause)
    const found = pattern.exec(next.map(({ text }) => text).join(' '))?.[0]
    if (found === undefined) continue
    const to = from + found.split(' ').length
    const isInside = (hit: Hit): boolean => hit.from < to && hit.to > from && hit.sense.kind === 'opinion'
    read = read.filter((hit) => !isInside(hit))
    if (!isDenied(tokens, from, to)) read = [...read, { from, to, sense: dearHere }]
  }
  return read.toSorted((a, b) => a.from - b.from)
}

/** "I couldn't find it cheaper elsewhere" is no complaint. */
function isDenied(tokens: readonly Token[], from: number, to: number): boolean {
  const near = tokens.slice(Math.max(0, from - ELSEWHERE), to)
  return near.some(({ text, clause }) => clause === tokens[from]?.clause && denials.test(text))
}

/** Tokens have no apostrophes: the last of "can't" is "t". */
const denials = compact(
  /^(?:not|t|cannot|cant|couldnt|dont|wont|never|no|nobody|nowhere|nothing|without|nicht|nie|niemals|nirgends|nirgendwo|kein\p{L}*|kaum|pas|jamais|rien|aucun\p{L}*|nulle|nunca|ningun\p{L}*|nadie|non|mai|nessun\p{L}*)$/u,
)

/** Words of the longest comparison. */
const ELSEWHERE = 9

const dearHere: Hit['sense'] = { kind: 'opinion', positive: false, weight: 1, topic: 'price' }

const elsewhere: Readonly<Record<string, RegExp>> = {
  en: /^(?:half the (?:price|cost)|cheaper|(?:lower|better|cheaper) prices?|for (?:much |a lot )?less)(?: (?!(?:than|as)\b)\S+){0,2}? (?:elsewhere|(?:at|on|in|from) (?:(?:another|other|a different|different) (?:shops?|stores?|sites?|websites?|places?|retailers?|sellers?|brands?)|amazon|ebay|etsy|temu|aliexpress|walmart|target|costco|ikea))\b/,
  de: /^(?:(?:f[üu]r )?die h[äa]lfte|zum halben preis|halb so teuer|g[üu]nstiger|billiger)(?: (?!(?:als|wie)\b)\S+){0,2}? (?:anderswo|woanders|(?:bei|auf|in) (?:(?:einem |einer )?ander\S* (?:shops?|laden|gesch[äa]ft\S*|h[äa]ndler\S*|seiten?|anbieter\S*)|amazon|ebay|temu|ikea))|^(?:woanders|anderswo)(?: (?!(?:als|wie)\b)\S+){0,3}? (?:zum halben preis|g[üu]nstiger|billiger)/,
  fr: /^(?:moitie prix|(?:deux fois )?moins cher)(?: (?!que?\b)\S+){0,2}? (?:ailleurs|(?:sur|chez|dans) (?:un autre|une autre|d autres) (?:site|magasin|boutique|vendeur)\S*|(?:sur|chez) (?:amazon|ebay|temu|ikea))/,
  es: /^(?:(?:a |por )?(?:la )?mitad de precio|mas barat[oa]s?)(?: (?!que\b)\S+){0,2}? (?:(?:en|por) (?:otr[oa]s? (?:tiendas?|sitios?|webs?|lugar(?:es)?|partes?)|amazon|ebay|temu|aliexpress|ikea))/,
  it: /^(?:(?:a |alla )?meta (?:del )?prezzo|(?:piu economic[oaie]+|costa meno))(?: (?!(?:che|di)\b)\S+){0,2}? (?:altrove|(?:su|in|da) (?:un altro|un altra|altri) (?:siti?|negozi[oi]?|venditor[ei])|su (?:amazon|ebay|temu))/,
}

const looksCheap: Hit['sense'] = { kind: 'opinion', positive: false, weight: 1, topic: 'quality' }

const isComplaint = (sense: Hit['sense']): boolean => sense.kind === 'opinion' && !sense.positive

/** In words of the same clause. */
const BEFORE = 3
const AFTER = 5

function reachBefore(tokens: readonly Token[], at: number): number {
  let reach = 0
  while (reach < BEFORE && tokens[at - reach - 1]?.clause === tokens[at]?.clause && at - reach > 0) reach += 1
  return reach
}

function findLast(tokens: readonly Token[], from: number, to: number, word: RegExp): number {
  for (let at = to - 1; at >= from; at -= 1) if (word.test(tokens[at]?.text ?? '')) return at
  return -1
}

/** In "pas cher", "cher" alone is the opposite. */
const isWhole = ({ needs }: Senses, tokens: readonly Token[], at: number): boolean =>
  !needs || needs.test(`${tokens[at - 1]?.text ?? ''} ${tokens[at]?.text ?? ''}`)

/** "Twenty euros cheaper one week after": the price fell after the purchase. */
function isLater({ later }: Senses, tokens: readonly Token[], at: number): boolean {
  const near = tokens.slice(at + 1, at + 1 + AFTER).filter(({ clause }) => clause === tokens[at]?.clause)
  return later.test(near.map(({ text }) => text).join(' '))
}

interface Senses {
  /** Tokens, as the word lists compare them. */
  cheap: ReadonlySet<string>
  seems: RegExp
  bought: RegExp
  /** The words after it. */
  later: RegExp
  needs?: RegExp
}

const senses: Readonly<Record<string, Senses>> = {
  en: {
    cheap: new Set('cheap cheaper cheapest'.split(' ')),
    seems: /^(?:looks?|looked|looking|feels?|felt|seems?|seemed|sounds?|sounded|smells?|smelled|appears?|appeared)$/,
    bought: /^(?:buy|buys|buying|bought|purchase|purchased|go|went|choose|chose|usually|normally)$/,
    later: /\b(?:week|weeks|days?|months?) (?:after|later)\b|\b(?:next|following) (?:day|week|month)\b/,
  },
  de: {
    cheap: new Set('billig billiger günstig günstiger'.split(' ')),
    seems: /^(?:sieht|sehen|sah|wirkt|wirken|wirkte|fühlt|fühlen|klingt|klingen|riecht|scheint|schaut)$/,
    bought: /^(?:kaufe|kaufen|kaufte|gekauft|kauf|sonst|normalerweise|meist|meistens)$/,
    later: /(?:wochen?|tage?|monate?) (?:später|danach)|nächste (?:woche|tag|monat)/,
  },
  fr: {
    cheap: new Set('cheap cher chere chers cheres'.split(' ')),
    needs: /^(?:pas|moins) cher|cheap$/,
    seems: /^(?:fait|font|look|parait|semble|aspect|rendu)$/,
    bought: /^(?:achete|achetes|achetons|acheter|achetais|prends|prend|habitude)$/,
    later: /(?:semaines?|jours?|mois) (?:apres|plus tard)/,
  },
  es: {
    cheap: new Set('barato barata baratos baratas'.split(' ')),
    seems: /^(?:parecen?|ven?|luce|lucen|aspecto|sienten?|suena|huele|sabe|acabado|nota|notan)$/,
    bought: /^(?:compro|compre|comprar|compraba|compramos|busco|normalmente|siempre|suelo)$/,
    later:
      /(?:a la|una|dos|la) (?:semanas? )?(?:siguiente|despues|semana)|(?:dias|semanas?|mes|meses) (?:despues|mas tarde)/,
  },
  it: {
    cheap: new Set('economico economica economici economiche cheap'.split(' ')),
    seems: /^(?:sembra|sembrano|pare|aspetto|appare|suona)$/,
    bought: /^(?:compro|comprare|compravo|prendo|solito|normalmente)$/,
    later: /(?:settiman[ae]|giorni|mes[ei]) dopo|dopo (?:una|due|un)/,
  },
  pt: {
    cheap: new Set('barato barata baratos baratas'.split(' ')),
    seems: /^(?:parecem?|parece|aspecto|aparencia|acabamento|soa)$/,
    bought: /^(?:compro|comprei|comprar|comprava|normalmente|costumo)$/,
    later: /(?:semanas?|dias|mes|meses) depois|na semana seguinte/,
  },
  nl: {
    cheap: new Set('goedkoop goedkope goedkoper'.split(' ')),
    seems: /^(?:ziet|zien|voelt|oogt|lijkt|klinkt|ruikt)$/,
    bought: /^(?:koop|kopen|kocht|gekocht|meestal|normaal)$/,
    later: /(?:weken|week|dagen|maand) later/,
  },
}
