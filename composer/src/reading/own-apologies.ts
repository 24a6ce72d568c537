import type { Clause } from './clause.ts'
import type { Token } from '../words/tokens.ts'
import { anyOf, plainly } from './words-in.ts'

/** "I was rude to your people on the phone": customers who apologize don't complain about us. */
export function withoutOwnApologies(clauses: Clause[], tokens: readonly Token[], plain: string): Clause[] {
  const small = plainly(plain)
  if (!apology.test(small)) return clauses
  return clauses.map((clause) => {
    const text = small.slice(tokens[clause.from]?.start ?? 0, tokens[clause.to - 1]?.end ?? 0)
    return apology.test(text)
      ? {
          ...clause,
          opinions: clause.opinions.filter((one) => one.positive),
          topics: clause.topics.filter((one) => one.positive),
        }
      : clause
  })
}

const very = '(?:(?:so|very|really|a bit|a little|quite|rather|too|pretty|terribly|unfairly|being) )*'
const apology = anyOf([
  `i(?: was|'ve been| have been| got) ${very}(?:rude|unfair|harsh|impatient|unkind|nasty|grumpy|short with|mean to|angry (?:at|with)|horrible to|unreasonable|snappy|impolite)|(?:sorry|apologi[sz]e|apologies) (?:to your \\p{L}+ )?(?:for|that i) (?:my|was|being|the (?:harsh|bad|earlier|first))|got the wrong end of the stick`,
  'ich (?:war|bin) (?:\\p{L}+ ){0,4}?(?:unhöflich|unfreundlich|ungeduldig|patzig|unfair|ungerecht|grob|zu streng)|(?:war ich|bin ich) (?:\\p{L}+ ){0,4}?(?:unhöflich|unfreundlich|ungeduldig|patzig|unfair|ungerecht|grob)',
  "j'ai été (?:\\p{L}+ )?(?:désagréable|impolie?|injuste|dure?|impatiente?|malpolie?|sèche?|odieu\\p{L}+)|je me suis (?:énervée?|emportée?)",
  '(?:fui|he sido|estuve) (?:\\p{L}+ )?(?:groser[oa]|maleducad[oa]|injust[oa]|borde|impaciente|antipátic[oa])',
  '(?:sono stat[oa]|ero) (?:\\p{L}+ )?(?:maleducat[oa]|scortese|ingiust[oa]|brusc[oa]|impaziente|sgarbat[oa])',
  '(?:fui|tenho sido) (?:\\p{L}+ )?(?:grosseir[oa]|rude|injust[oa]|mal-?educad[oa]|impaciente|indelicad[oa])',
  'ik was (?:\\p{L}+ )?(?:onbeleefd|bot|onredelijk|ongeduldig|onvriendelijk)',
])
