import { isProfanity } from '../reading/profanity.ts'
import { isBlamedPart } from './blamed-part.ts'
import { heads, withNames } from './part-heads.ts'
import { shortFaults, shortlySaid } from './short-faults.ts'
import { compact } from '../words/compact.ts'

/**
 * Faults of a named part, as clauses for "We’re sorry that …": "the pump jammed", "the sleeves are too long". English only.
 * The customer's noun is used if a sentence is simple: the noun, a verb of a fault, and nothing that denies it.
 */
export function namedParts(text: string): string[] {
  const small = text.slice(0, 2000).toLowerCase().replaceAll(/[’‘]/g, "'").replaceAll(/\s+/g, ' ')
  const found: { at: number; clause: string; head: string }[] = []
  for (const { pattern, say } of faults) {
    for (const match of small.matchAll(pattern)) {
      const { of = '', words = '', head = '' } = match.groups ?? {}
      const clause = clauseOf(of.trim(), words.trim(), head, say(match.groups ?? {}, isPlural(head)))
      if (clause !== null) found.push({ at: match.index, clause, head })
    }
  }
  found.push(...shortFaults(small))
  const sorted = found.toSorted((a, b) => a.at - b.at)
  const first = sorted.filter((one, index) => sorted.findIndex(({ head }) => head === one.head) === index)
  return first.slice(0, MOST).map(({ clause }) => withNames(clause))
}

const MOST = 2

/** A clause as this file writes it, to recognize it in a reply. */
export const isPartClause = (clause: string): boolean =>
  [said, shortlySaid].some((one) => one.test(clause.toLowerCase())) || isBlamedPart(clause.toLowerCase())

const start =
  '(?:^|[.!?,;:()\\n-] ?|\\b(?:and|but|also|plus|because|as|since|however|then|though|sadly|unfortunately) )'
const count = 'one of the|two of the|three of the|both|one|two|left|right|other'
const modifier =
  '(?!(?:and|but|or|the|this|that|these|those|is|was|are|were|of|to|not|no|if|when|my|your|our|his|her|which|who|i|it|we|they|he|she|a|an|in|on|at|for|with|so|too|very|really|even|only|just|has|have|had|see|saw|said|old|previous|other|another|without|never|hope|thought|cheap|stupid|damn|bloody|crappy|useless|horrible|terrible|awful|nice|lovely|great|good|bad|beautiful|gorgeous|poor|shoddy|real|whole|entire|same|like|as|by|from|because|than|until|while|before|after|unless|once|you|their|its|new|first|second|also|then|most|some|many|all|car|any) )[a-z-]{3,14} '
const noun = `(?:the |my |its |their |our )?(?<of>(?:${count}) (?:the |my )?)?(?<words>(?:${modifier}){0,2}?)(?<head>${heads})`
const adverbs =
  '(?:(?:already|just|simply|literally|completely|totally|constantly|really|actually|now|also|both|even|all|immediately|suddenly|recently|slightly|rather|quite|badly|clearly|far|way|much|a bit|a little|a tad|so|very|incredibly|extremely|always|sometimes) )*'
const end =
  '(?= ?(?:[.,!;:)(\\n-]|$|on |after |within |in |the |and |but |at |when |if |already|straight |right |every |each |from |by |as |during |while |before |over |first |so |too |again|all the |within |upon |which |because |since |a (?:week|day|month)|every))(?! (?:in (?:love|size|time)))'

interface PartFault {
  pattern: RegExp
  say: (groups: Record<string, string | undefined>, plural: boolean) => string
}

const fault = (verb: string, say: PartFault['say']): PartFault => ({
  pattern: compact(`${start}${noun} ${verb}`, 'gu'),
  say,
})

/** "Towels was dirty." */
const agreed = (verb: string, plural: boolean): string =>
  plural ? verb.replace(/^is$/, 'are').replace(/^was$/, 'were') : verb.replace(/^are$/, 'is').replace(/^were$/, 'was')

const be = (plural: boolean): string => (plural ? 'are' : 'is')

const faults: readonly PartFault[] = [
  fault(
    `${adverbs}(?<verb>came|fell|broke|snapped|popped|tore|ripped) (?:clean |right |completely |straight )?(?<off>off|apart|loose|out)(?! (?:easily|for|to (?:wash|clean)|so (?:i|you)))${end}`,
    ({ verb, off }) => `${verb} ${off}`,
  ),
  fault(
    `(?:has|have|had) ${adverbs}(?<verb>come|fallen|broken|snapped|popped|torn) (?:clean |right |completely )?(?<off>off|apart|loose|out)${end}`,
    ({ verb, off }, plural) => `${plural ? 'have' : 'has'} ${verb} ${off}`,
  ),
  fault(
    `(?<be>is|was|are|were|arrived|came) ${adverbs}(?<state>broken|cracked|torn|bent|dented|chipped|scratched|stained|damaged|faulty|defective|missing|crooked|wonky|ripped|leaking|jammed|stuck|smashed|shattered|frayed|warped|rusty|dirty|peeling|coming off|coming apart|coming loose|falling apart|falling off|too (?:short|long|small|big|large|tight|loose|thin|stiff|wide|narrow|heavy|weak|soft|hard|shallow|thick|dim))${end}`,
    ({ be: verb = '', state }, plural) => `${agreed(verb, plural)} ${state}`,
  ),
  fault(
    `too (?<state>short|long|small|big|tight|loose|thin|stiff|wide|narrow|heavy|shallow)(?= ?(?:[.,!;\\n]|$|and ))`,
    ({ state }, plural) => `${be(plural)} too ${state}`,
  ),
  fault(
    `${adverbs}(?<verb>jammed|snapped|cracked|broke|tore|ripped|split|shattered|melted|shrank|faded|rusted|warped|leaked|peeled|wilted|died)${end}`,
    ({ verb }) => verb ?? '',
  ),
  fault(
    `${adverbs}(?<verb>sticks?|creaks?|squeaks?|rattles?|wobbles?|leaks?|jams?|frays?|flickers?|buzz(?:es)?|slips?|stopped working)${end}`,
    ({ verb }) => verb ?? '',
  ),
  fault(
    `(?:won't|doesn't|don't|does not|will not|do not|didn't) (?<verb>close|open|turn on|charge|stay (?:on|closed|shut|up|in place)|work|fit|lock|light up|click|hold)(?= ?(?:[.,!;\\n]|$|properly|at all|anymore|any more|and |but ))`,
    ({ verb }, plural) => `${plural ? 'don’t' : 'doesn’t'} ${verb}`,
  ),
  fault(
    `keeps? (?:on )?(?<verb>logging|falling|coming|slipping|breaking|crashing|freezing|disconnecting|stopping|turning|switching|sliding|jamming|flickering|popping|unscrewing|dropping|cutting)(?<me> me| us)?(?: (?<off>out|off|on|down|up|loose|apart|open))?${end}`,
    ({ verb, me, off }, plural) =>
      [plural ? 'keep' : 'keeps', verb, me ? 'you' : '', off ?? ''].filter(Boolean).join(' '),
  ),
  fault(
    '(?:makes?|made|making) (?:[a-z]+ ){0,6}?(?:noise|racket|din|rattle|buzz|squeak)',
    (_, plural) => `${be(plural)} so noisy`,
  ),
  fault(`(?:is|are|was|were|gets?) ${adverbs}(?:loud|noisy)(?! and clear)`, (_, plural) => `${be(plural)} so noisy`),
  fault(`(?:got|gets?|became|becomes|runs?) ${adverbs}hot`, (_, plural) => `${plural ? 'get' : 'gets'} so hot`),
  fault(`(?:is|are|was|were|goes|go) ${adverbs}see[- ]?thr(?:u|ough)`, (_, plural) => `${be(plural)} see-through`),
]

/** A loud pattern, or a speaker that is loud as it should be. */
const seen =
  /^(?:print|pattern|fabric|logo|shirt|dress|skirt|top|tops|colou?r|speaker|earbuds?|jacket|coat|trousers|leggings|curtains|rug)$/

const isPlural = (head: string): boolean => head.endsWith('s') && !singular.test(head)
const singular = /(?:ss|lens|canvas)$/

function clauseOf(of: string, words: string, head: string, verb: string): string | null {
  if (verb.endsWith('so noisy') && seen.test(head)) return null
  if (verb === '' || words.split(' ').some((one) => isProfanity(one) || one.endsWith('ly'))) return null
  const counted = /^(?:one|two|three) of the/.test(of)
    ? `${of.replace(/ the$/, '')} the`
    : /^(?:both|one|two)$/.test(of)
      ? of
      : `the ${of}`
  return [counted.trim(), words, head, verb].filter(Boolean).join(' ').replaceAll(/ {2,}/g, ' ').replaceAll("'", '’')
}

const said = compact(
  `^(?:the|both|one|two|three|one of the|two of the|three of the) (?:(?:left|right|other) )?(?:[a-z-]+ ){0,2}(?:${heads}) (?:came|fell|broke|snapped|popped|tore|ripped|has|have|is|was|are|were|arrived|jammed|cracked|split|shattered|melted|shrank|faded|rusted|warped|leak|peeled|wilted|died|stick|creak|squeak|rattle|wobble|jam|fray|flicker|buzz|slip|stopped|doesn’t|don’t|does not|do not|keep|get)s?(?: (?!and )[a-z’-]+){0,5}$`,
  'u',
)
