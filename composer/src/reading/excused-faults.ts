import type { Clause } from './clause.ts'
import { apartFromOtherGoods, withoutOtherGoods } from './other-goods.ts'
import { anyOf, plainly } from './words-in.ts'
import type { Token } from '../words/tokens.ts'
import { compact } from '../words/compact.ts'

/** "Sheds a little, but that's normal for mohair": what the customer finds normal is no complaint. */
export function withoutExcusedFaults(read: Clause[], tokens: readonly Token[], plain: string): Clause[] {
  const clauses = withoutOtherGoods(read, tokens, plain)
  const small = plainly(plain)
  const places = [...small.matchAll(everywhere)].map(({ index }) => index)
  if (places.length === 0) return clauses
  const sentences = new Set(places.map((at) => tokens.find((token) => token.end > at)?.sentence))
  return clauses.map((clause) =>
    sentences.has(tokens[clause.from]?.sentence)
      ? {
          ...clause,
          turned: false,
          opinions: clause.opinions.filter((one) => one.positive),
          topics: clause.topics.filter((one) => one.positive),
        }
      : clause,
  )
}

/** The text without the sentences that excuse something, and without what is about other products. */
export const withoutExcuses = (text: string): string => withoutExcusing(apartFromOtherGoods(text))

const withoutExcusing = (text: string): string =>
  excuse.test(plainly(text))
    ? text
        .split(/(?<=[.!?\n])\s+/u)
        .filter((sentence) => !excuse.test(plainly(sentence)))
        .join(' ')
    : text

const excuse = anyOf([
  "(?:that's|thats|that is|which is|it's|its|this is|is|are|was|were|be) (?:(?!not|n't|never|hardly)\\p{L}+ )?(?:normal|to be expected|understandable|typical) (?:for|with|of|in|when|at first|given)",
  "(?:that's|thats|that is|which is) (?:(?!not|n't|never|hardly)\\p{L}+ )?(?:normal|to be expected|understandable)(?= ?(?:[.!,;)]|$))",
  "but (?:that's|thats|that is) (?:just |simply )?(?:linen|wool|leather|cotton|silk|cashmere|mohair|stoneware|wood|part of (?:the|its) charm|what (?:linen|wool|leather|silk) does|life)(?= ?(?:[.!,;)]|$|for you))",
  "but (?:s?he|they|nobody|no one|mum|mom) (?:never|didn't|hardly|barely|doesn't|don't) (?:even )?(?:noticed?|mind(?:ed)?|cared?)(?! (?:for|the))|but (?:it|that) (?:doesn't|didn't) (?:really )?(?:matter|bother (?:me|us|her|him))|(?:that|which)(?:'s| is| was) not (?:your|the (?:shop|seller|company|store)'s) fault",
  '(?:das ist|was|ist|sind|war) (?:(?!nicht|kaum)\\p{L}+ ){0,2}?(?:normal|üblich|zu erwarten) (?:für|bei|in)|(?:das ist|ist) (?:ja|aber|wohl|ganz|völlig) (?:ganz |völlig )?normal',
  "(?:c'est|ce qui est|mais) (?:\\p{L}+ )?normal (?:pour|avec|vu|quand|au début)|(?:eso|que|pero) es (?:\\p{L}+ )?normal (?:en|con|para|al)|(?:ma |che )?è (?:\\p{L}+ )?normale (?:per|con|in|all)|(?:mas |que )?é (?:\\p{L}+ )?normal (?:em|com|para|no)|(?:elle|il|on) n'(?:a|y a) rien (?:remarqué|vu)|pero (?:no se dio cuenta|no importa)|ma non se n'è accort[oa]|mas (?:nem reparou|não faz mal)|aber (?:sie|er|das) (?:hat es |hat |stört )(?:\\p{L}+ )?(?:nicht|nie)(?: gemerkt| bemerkt)?(?= ?(?:[.,!;]|$))|(?:maar )?dat is (?:\\p{L}+ )?normaal (?:voor|bij|met)",
])
const everywhere = compact(excuse.source, 'gu')
