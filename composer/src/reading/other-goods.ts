import type { Clause } from './clause.ts'
import type { Token } from '../words/tokens.ts'
import { anyOf, plainly } from './words-in.ts'
import { likedDifferencesIn } from './liked-differences.ts'
import { compact } from '../words/compact.ts'

/**
 * "Most of them flicker. This one doesn't", "seemed too small, but it fits perfectly": a fault of other products, one that
 * has passed, a difference that is liked, or a first impression that turned out wrong, is no complaint.
 */
export function withoutOtherGoods(clauses: Clause[], tokens: readonly Token[], plain: string): Clause[] {
  const places = placesOf(plain)
  if (places.length === 0) return clauses
  const isOurs = (one: { positive: boolean; from: number }): boolean => {
    const at = tokens[one.from]?.start ?? 0
    return one.positive || !places.some(({ start, end }) => at >= start && at < end)
  }
  // "But that suits me" is no turn for the worse.
  const isPleased = ({ from }: Clause): boolean => {
    const at = tokens[from]?.start ?? 0
    return places.some(({ end, liked }) => liked && at >= end && at <= end + GAP)
  }
  return clauses.map((clause) => {
    const opinions = clause.opinions.filter(isOurs)
    const isLeft = opinions.length === clause.opinions.length && clause.topics.every(isOurs)
    if (isLeft) return clause.turned && isPleased(clause) ? { ...clause, turned: false } : clause
    return { ...clause, turned: false, opinions, topics: clause.topics.filter(isOurs) }
  })
}

/** In characters: ", ". */
const GAP = 3

/** The text with blanks in their place. */
export function apartFromOtherGoods(text: string): string {
  let left = text
  for (const { start, end } of placesOf(text))
    left = `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`
  return left
}

function placesOf(text: string): { start: number; end: number; liked: boolean }[] {
  const small = plainly(text)
  if (small.length !== text.length) return []
  const others = hints.test(small) ? [...small.matchAll(places)].filter(([found]) => !ours.test(found)) : []
  return [...others, ...likedDifferencesIn(small)].map((match, at) => ({
    start: match.index,
    end: match.index + match[0].length,
    liked: at >= others.length,
  }))
}

/** One of these is in every match, and in few comments. */
const hints =
  /other|most |the rest|seemed|looked|thought|worried|afraid|at first|initially|die meisten|andere|wirkte|schien|dachte|anfangs|zuerst|la plupart|d'autres|les autres|sembl|parai|au début|mayoría|otr[oa]s|parecía|pensé|al principio|maggior parte|altr[ie]|sembrava|pensavo|all'inizio|maioria|outr[oa]s|parecia|pensei|achei|他の|ほか|其他|别的|大多/u

/** The other one was also ours. */
const ours = compact(
  /(?<!\p{L})(?:from (?:you|here|them|this)|too(?= ?$)|also|as well|either|auch|von (?:euch|ihnen)|aussi|chez vous|también|de ustedes|anche|também)(?!\p{L})/u,
)

const few = '[^.!?;\\n]{0,80}?'
/** Without a denial. */
const well = "(?:(?!n't| not | too | still | nicht | zu | pas | trop | no | non | não )[^.!?\\n]){0,60}?"
const tried = "(?:i|we)(?:'ve| have|'d| had)? (?:ever )?(?:had|owned|tried|used|looked at|come across)"
const likedEn =
  '(?:fits?|fit|perfect(?:ly)?|great|loved?|fine|wonderful|lovely|good|comfortable|nice(?:ly)?|beautiful(?:ly)?|flattering)'

const places = compact(
  anyOf(
    [
      `(?:the |all the |most |all |many )?other (?:\\p{L}+ )?\\p{L}+ (?:that |which )?${tried}(?!\\p{L})${few}(?= ?(?:[.!?;\\n]|$|, (?:but|this|these)| but | and (?:this|these) ))`,
      `(?:most|others|the others|most others|all the others|the rest|a lot of them|many of them|some of them|most of them)(?: of them)? (?!of (?:it|the)(?!\\p{L}))(?:[^.!?;\\n,]{0,80}?)(?=[.!?;,] ?(?:but |and |luckily |thankfully )*(?:not )?(?:this|these)(?: one| ones)? (?:doesn't|don't|isn't|aren't|does not|is not|one|ones|is|are|fits?|works?|stays?)(?!\\p{L}))`,
      `(?:(?:it|they|this|these|which|size|fit)(?: had)? )?(?:seemed|looked|felt|appeared|was worried|were worried|was afraid|i thought|we thought)(?!\\p{L})${few}(?=,? (?:but|however),? (?:after|once|when|now|then|upon|on) ${well}${likedEn}(?!\\p{L}))`,
      `(?:die meisten|viele|einige|die anderen|andere)(?: anderen| davon)? ${few}(?=[.,;!] ?(?:aber |doch )?(?:dies\\p{L}*|der|die|das|hier)(?: hier| aber)? (?:nicht|ist anders|schon|dagegen)(?!\\p{L}))|(?<=(?:schon|bereits) (?:sehr |so )?viele (?:\\p{L}+ ){0,6}?(?:probiert|getestet|ausprobiert|gekauft|gehabt|getrunken)[^.!?;\\n]{0,40})(?:die meisten|viele|einige|manche) [^.!?;\\n]{0,80}`,
      `(?:wirkte|schien|wirkten|schienen|sah|dachte|anfangs|zuerst|erst)(?!\\p{L})${few}(?=,? (?:aber|doch|jedoch) ${well}(?:passt|perfekt|super|toll|begeistert|klasse|liebe)(?!\\p{L}))`,
      `(?:la plupart|les autres|d'autres) ${few}(?=[.,;!] ?(?:mais )?(?:pas )?(?:celui|celle|ceux|celles|ce modèle)(?:[- ]?ci|-là)?(?: non| pas| ne|[.!])(?!\\p{L}))|(?:semblait|paraissait|semblaient|au début)(?!\\p{L})${few}(?=,? mais ${well}(?:parfait\\p{L}*|va bien|adore|ravie?)(?!\\p{L}))`,
      `(?:la mayoría|los otros|las otras|l[oa]s demás) ${few}(?=[.,;!] ?(?:pero )?est[eao]s? (?:\\p{L}+ )?no(?!\\p{L}))|(?:parecía|parecían|pensé que|al principio)(?!\\p{L})${few}(?=,? pero ${well}(?:perfect\\p{L}*|queda bien|encanta|genial)(?!\\p{L}))`,
      `(?:la maggior parte|gli altri|le altre) ${few}(?=[.,;!] ?(?:ma )?quest[oaie] (?:\\p{L}+ )?(?:no|non)(?!\\p{L}))|(?:sembrava|sembravano|pensavo|all'inizio)(?!\\p{L})${few}(?=,? ma ${well}(?:perfett\\p{L}*|benissimo|adoro)(?!\\p{L}))`,
      `(?:a maioria|os outros|as outras) ${few}(?=[.,;!] ?(?:mas )?est[ea]s? (?:\\p{L}+ )?não(?!\\p{L}))|(?:parecia|pareciam|pensei que|achei que|no início)(?!\\p{L})${few}(?=,? mas ${well}(?:perfeit\\p{L}*|serviu|adorei|amei)(?!\\p{L}))`,
    ],
    '(?:他の|ほかの)[^。！？\\n]{0,30}(?=(?:が|けど|けれど|ですが)、?(?:これ|こちら|この))|(?:其他|别的|大多数)[^。！？\\n]{0,30}(?=[，。](?:但)?(?:这个|这款|这件)(?:不|没))',
  ).source,
  'gu',
)
