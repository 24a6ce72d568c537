import type { Hit } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'
import { compact } from '../words/compact.ts'

/** "For the price it's too thin" doesn't praise the price: it only says what the customer compares the fault with. */
export function withoutPricedAgainst(hits: readonly Hit[], tokens: readonly Token[]): readonly Hit[] {
  if (!hits.some(({ sense }) => isPriced(sense))) return hits
  const compared = hits.filter((hit) => isPriced(hit.sense) && isForPrice(hit, tokens) && isFaulted(hit, hits, tokens))
  const isCompared = ({ from, to, sense }: Hit): boolean =>
    ((sense.kind === 'opinion' && sense.positive) || (sense.kind === 'about' && sense.topic === 'price')) &&
    compared.some((one) => from < one.to && to > one.from)
  return compared.length === 0 ? hits : hits.filter((hit) => !isCompared(hit))
}

const isPriced = (sense: Hit['sense']): boolean => sense.kind === 'opinion' && sense.positive && sense.topic === 'price'

const isForPrice = ({ from, to }: Hit, tokens: readonly Token[]): boolean => {
  const words = tokens.slice(from, to).map(({ text }) => text)
  return forPrice.test(words.join(' '))
}

/** Tokens have no apostrophes, and some have no accents. */
const forPrice = compact(
  /^(?:for (?:the|this|that) (?:price|money)|f[üu]r (?:den|diesen|das) (?:preis|geld)|(?:pour|à|a) (?:le|ce) prix(?: (?:c|elle|il|on|très|tres))?|(?:para|por) (?:el|ese|este) (?:precio|dinero)(?: que tiene)?|(?:per|a) (?:il|questo) prezzo(?: è| e)?|(?:pelo|por esse|por este) preço|pelo preco|por es[st]e preco)$/u,
)

/** Between two words such as "but", something is too much or bad, and nothing else is praised. */
function isFaulted(hit: Hit, hits: readonly Hit[], tokens: readonly Token[]): boolean {
  const sentence = tokens[hit.from]?.sentence
  const isOutside = (at: number): boolean => tokens[at]?.sentence !== sentence || turns.has(tokens[at]?.text ?? '')
  let [from, to] = [hit.from, hit.to]
  while (from > 0 && !isOutside(from - 1)) from -= 1
  while (to < tokens.length && !isOutside(to)) to += 1
  const near = hits.filter(
    (one) => one.from >= from && one.to <= to && (one.to <= hit.from || one.from >= hit.to) && isClear(one.sense),
  )
  if (near.some(({ sense }) => sense.kind === 'opinion' && sense.positive)) return false
  const isDenied = (at: number): boolean =>
    hits.some(
      ({ sense, to: end }) => (sense.kind === 'before' || sense.kind === 'without') && end <= at && end > at - 4,
    )
  // "Flimsy for the price" complains about the price, too (`compared-prices.test.ts`).
  if (near.some((one) => one.from < hit.from)) return false
  const words = tokens.slice(hit.to, to).map(({ text }) => text)
  return near.some((one) => !isDenied(one.from)) || tooMuch.test(words.join(' '))
}

const isClear = (sense: Hit['sense']): boolean => sense.kind === 'opinion' && sense.weight >= 1

const turns: ReadonlySet<string> = new Set('but although though however aber doch mais pero ma mas però'.split(' '))

const tooMuch = compact(
  /(?<!\p{L})(?<!(?:not|isn t|nicht|pas|non|no|não|nao) )(?:too (?!good|bad|much (?:of )?(?:fuss|trouble))\p{L}+|expected (?:more|better)|zu (?:sehr|viel|wenig|dünn|dick|klein|groß|kurz|lang|schwer|eng|weit|laut|dunkel|hell|rau|steif|hart|weich)|trop(?! bien)|demasiado|troppo|demais)(?!\p{L})/u,
)
