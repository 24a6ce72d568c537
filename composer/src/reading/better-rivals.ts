import type { Clause } from './clause.ts'
import type { Token } from '../words/tokens.ts'
import { anyOf, plainly } from './words-in.ts'

/**
 * "The one I had before was quieter": praise of another product is a complaint by comparison, at up to three stars.
 */
export function withBetterRivals(
  clauses: Clause[],
  tokens: readonly Token[],
  plain: string,
  rating: number | null,
): Clause[] {
  if ((rating ?? 5) > 3) return clauses
  const small = plainly(plain)
  if (!hints.test(small)) return clauses
  const { index: start, 0: found } = rivals.exec(small) ?? { index: -1, 0: '' }
  if (start < 0) return clauses
  const end = start + found.length
  const isInside = (at: number): boolean => (tokens[at]?.start ?? -1) >= start && (tokens[at]?.start ?? -1) < end
  const first = tokens.findIndex((_, at) => isInside(at))
  return clauses.map((clause) => ({
    ...clause,
    opinions: [
      ...clause.opinions.filter((one) => !(one.positive && isInside(one.from))),
      ...(first >= clause.from && first < clause.to
        ? [{ from: first, to: first + 1, positive: false, weight: 1, topic: null }]
        : []),
    ],
    topics: clause.topics.filter((one) => !(one.positive && isInside(one.from))),
  }))
}

/** One of these is in every match, and in few comments. */
const hints = /before|previous|vorher|zuvor|davor|avant|antes|prima|以前|之前/u

const few = '[^.!?;\\n]{0,60}'
const rivals = anyOf(
  [
    `(?:the|my) (?:[\\p{L}\\d-]+ ){1,4}(?:that |which )?(?:(?:i|we)(?: have|'ve|'d)? (?:had|used|owned|got)) (?:before|previously)(?: this(?: one)?)? (?:was|were|is|are|did|had) (?:(?:much|far|so much|a lot|way) )?(?:better|more|\\p{L}{3,}(?<!ev|nev|oth|eith|rath|ov|und)er)(?!\\p{L})${few}`,
    `(?:der|die|das|mein\\p{L}*|den|vorherige\\p{L}*) (?:\\p{L}+, (?:der|die|das|den) |\\p{L}+ )?(?:ich|wir) (?:vorher|zuvor|davor) (?:hatten?|benutzt\\p{L}*)(?: hatte| habe)?,? (?:war|waren|ist|sind) (?:(?:viel|deutlich|wesentlich) )?\\p{L}{3,}er(?!\\p{L})${few}`,
    `(?:celui|celle|ceux|le modèle|la \\p{L}+|le \\p{L}+) que (?:j'avais|nous avions) avant (?:était|étaient|est) (?:(?:bien|beaucoup) )?(?:plus|mieux|meilleure?)(?!\\p{L})${few}`,
    `(?:el|la|los|las)(?: \\p{L}+)? que ten[íi]a(?:mos)? antes (?:era|eran|es) (?:mucho )?(?:más|mejor)(?!\\p{L})${few}`,
    `(?:quell[oa]|il|la|lo)(?: \\p{L}+)? che avev(?:o|amo) prima era(?:no)? (?:molto )?(?:più|meglio|migliore)(?!\\p{L})${few}`,
    `(?:o|a|os|as)(?: \\p{L}+)? que (?:eu )?(?:tinha|tínhamos) antes (?:era|eram) (?:muito )?(?:mais|melhor)(?!\\p{L})${few}`,
  ],
  `以前(?:使って|持って)[^。！？]{0,16}(?:の?方|ほう)が[^。！？]{0,12}|(?:之前|以前)(?:用|买)的[^。！？，]{0,8}(?:更|比这个)[^。！？，]{0,8}`,
)
