import type { Topic } from '@bizamply/contract/topics-and-risks'
import { clear } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'
import type { Clause } from './clause.ts'
import { harmTerms } from './possible-harm-terms.ts'
import { type CommentWords, harmIsDenied } from './denied-harms.ts'
import { withoutFigures } from './figures-of-speech.ts'
import { apartFromPastHarms } from './past-harms.ts'
import { reportedHarms, undenied } from './reported-harms.ts'
import { compact } from '../words/compact.ts'

/**
 * Whether a comment may report harm in words that no list of harms has: a clause without praise that names a part of the
 * body, an illness, medical help, or damage at home, or a child or an animal together with a time. Body parts are few in
 * every language, unlike the ways to say that something happened to them. A false alarm costs a look at the reply.
 */
export function mayReportHarm(
  plain: string,
  language: string,
  tokens: readonly Token[],
  clauses: readonly Clause[],
): boolean {
  const terms = harmTerms[language]
  if (!terms) return false
  const present = apartFromPastHarms(plain)
  return clauses.some((clause) => {
    const text = textOf(clause, present, tokens)
    if (praises(clause)) return false
    if ([terms.illness, terms.damage].some((words) => undenied(text, words) !== null)) return true
    const worn = withoutFigures(text.replaceAll(wearing, ' '))
    const isHarmless = intendedUse.test(text) || clause.mentions.some(({ topic }) => fitTopics.has(topic))
    if (!isHarmless && undenied(worn, terms.body) !== null) return true
    return text.search(terms.dependent) >= 0 && text.search(terms.time) >= 0
  })
}

/** Whether a clause without praise reports harm: "it cut my finger", not "great against hives". */
export function reportsHarm(words: CommentWords, clauses: readonly Clause[]): boolean {
  const { plain, tokens, hits } = words
  const harms = hits.filter(
    (hit) => hit.sense.kind === 'risk' && hit.sense.risk === 'injury' && !harmIsDenied(hit, words),
  )
  return clauses.some(
    (clause) =>
      !praises(clause) &&
      (harms.some(({ from, to }) => from >= clause.from && to <= clause.to) ||
        reportedHarms(textOf(clause, plain, tokens)).length > 0),
  )
}

const praises = ({ opinions }: Clause): boolean => opinions.some((one) => one.positive && one.weight >= clear)

const textOf = ({ from, to }: Clause, plain: string, tokens: readonly Token[]): string =>
  plain
    .slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")

/** In a clause about these, a part of the body isn’t hurt: "tight in the chest". */
const fitTopics: ReadonlySet<Topic> = new Set<Topic>([
  'size',
  'look',
  'comfort',
  'colour',
  'price',
  'material',
  'quality',
])

/** How something sits on a part of the body: "won't fall off your wrist", "bunchy at the wrists". */
const wearing = compact(
  /(?<!\p{L})(?:(?:fall|falls|falling|fell|slip|slips|slipping|slide|slides|sliding|come|comes|coming|fly|flies) (?:right |straight )?off (?:of )?|(?:bunch\p{L}*|snug|loose|long|short|wide|roomy|baggy) (?:\p{L}+ ){0,2}?(?:at|in|on|around|over) )(?:my|your|the|his|her|their|our|both) (?:heads?|wrists?|ears?|shoulders?|nose|feet|foot|face|neck|hands?|fingers?|arms?|ankles?|hips?|chest|knees?)(?!\p{L})|(?:small|big|large|heavy|wide|long|thick|chunky|bulky|loose|delicate|fiddly|dainty|short)(?:er)? (?:for|on) (?:(?:my|her|his|our|your) )?(?:(?:very |quite )?(?:big|large|small|tiny|little|slim|slender|thin|thick|chunky|bony) )?(?:wrists?|hands?|fingers?|heads?|face|feet|neck|arms?|ears?)(?!\p{L})(?![^.!?\n]{0,40}?(?:hurt|pain|cut|pinch|sore|dig|mark|bled|bleed|bruis|numb|swoll|itch|burn|red ))|(?:big|large|small|tiny|little|slim|slender|bony|chunky) (?:hands?|wrists?|fingers?|feet|heads?) like mine|(?:to|at|above|below|over|past|hits?|under) (?:just )?(?:the|my|your|her) (?:ankles?|knees?|elbows?|wrists?|hips?)(?= (?:on me|length|which|and it|with)|[.,;!)]|$)/gu,
)

/** Names a part of the body without harm: "uses it on her elbows", "never felt softer", "ideal for hands". */
const intendedUse = compact(
  /(?<!\p{L})(?:skin (?:just |really |literally |absolutely )?(?:drinks?|soaks?|loves?)|glow(?:s|y|ing)|dewy|radiant|plump(?:s|ed|er)?|(?:patch(?:es)?|redness|dryness|wrinkles?|acne|blemish\p{L}*|breakouts?|spots)(?: \p{L}+){0,4}? (?:is|are|was|were|has|have)(?: \p{L}+)? (?:gone|cleared|disappeared|vanished|healed|improved|faded)|(?:uses?|wears?|appl(?:y|ies)) (?:it|this|them|these) (?:on|for|to|in|around)|never (?:been|felt|looked) (?:so |as )?\p{L}+er|(?:notice|thank|love|appreciate|approve)s?(?: (?:it|that|this|me|you|the (?:difference|change)))*$|(?:will|are|is|say|says) (?:thank\p{L}*|grateful|happy|much happier)|fits? (?:\p{L}+ ){0,2}?(?:one|two|three|four|my|all|both)(?: of)?(?: my)? fingers?|turn(?:s|ed|ing)? (?:up )?(?:his|her|its|their|my|our) noses?|noses? up at|peau (?:\p{L}+ |n'){0,4}?(?:jamais été|si|toute|plus|tellement|très) (?:aussi |si )?(?:douces?|lisses?|souples?)|haut (?:\p{L}+ ){0,4}?(?:nie|so|ganz|schön|super|total|viel) (?:so )?(?:weich|zart|glatt|geschmeidig)\p{L}*|piel (?:\p{L}+ ){0,4}?(?:tan|muy|más|súper) (?:suave|lisa|hidratada)|pelle (?:\p{L}+ ){0,4}?(?:così|molto|più) (?:morbida|liscia|setosa)|pele (?:\p{L}+ ){0,4}?(?:tão|muito|mais) (?:macia|lisa|hidratada)|ideal|idéal\p{L}*)(?!\p{L})/u,
)
