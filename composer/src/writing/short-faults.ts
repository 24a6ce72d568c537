import { heads } from './part-heads.ts'
import { compact } from '../words/compact.ts'

export interface NamedFault {
  at: number
  clause: string
  /** What has the fault: each is named once. */
  head: string
}

/**
 * Faults that customers write without a full sentence, as clauses for "We’re sorry that …": "Two bags of screws missing",
 * "app is kinda clunky", "runs big". `small` is in lowercase with straight apostrophes.
 */
export function shortFaults(small: string): NamedFault[] {
  return patterns.flatMap(({ pattern, say }) =>
    [...small.matchAll(pattern)].flatMap((match) => {
      if (isDenied(small.slice(Math.max(0, match.index - BEFORE), match.index))) return []
      const { head = 'it' } = match.groups ?? {}
      const clause = say(match.groups ?? {})
      return clause === null ? [] : [{ at: match.index, clause, head }]
    }),
  )
}

/** In characters. */
const BEFORE = 30

/** "If the app is slow", "my old one runs small", "no screws missing". */
const isDenied = (before: string): boolean =>
  /(?<!\p{L})(?:not|no|never|none|nothing|without|if|unless|in case|hope|hoping|worried|afraid|thought|old|previous|last|other|others|would|could|might|may|than)(?: [\p{L}']+){0,2} ?$|n't(?: [\p{L}']+){0,2} ?$/u.test(
    before,
  )

const start =
  '(?:^|[.!?,;:()\\n-] ?|\\b(?:and|but|also|plus|because|as|since|however|then|though|later|now|sadly|unfortunately|with|had|has|have|were|was) )'
const adverbs =
  '(?:(?:just|simply|really|actually|also|both|even|all|so|very|too|pretty|quite|rather|extremely|incredibly|super|kinda|kind of|sort of|a bit|a little|a tad|somewhat|slightly|completely|totally|absolutely|basically|often|constantly|always|sometimes|randomly|still) )*'
const owner = '(?:the |my |its |their |our )?'
const number = '(?:a|an|one|two|three|four|five|six|\\d{1,2}|several|some|both|half (?:of )?the)'
const small =
  'screws?|bolts?|nuts|washers?|pegs?|dowels?|pins?|clips?|hooks?|brackets?|legs?|parts?|pieces?|cables?|batteries|lids?|caps?|poles?|feet|panels?|shelves|handles?|knobs?|bulbs?|straps?|hinges?|casters?|wheels?|cups?|plates?|bowls?|glasses|filters?|pods?|bags?|packets?|sachets?|buttons?|instructions'
const end =
  '(?= ?(?:[.,!;:)(\\n-]|$|and |but |though|so |from |in |when |every |after |too |as well|again|for |to |at ))'

interface Pattern {
  pattern: RegExp
  say: (groups: Record<string, string | undefined>) => string | null
}

const made = (pattern: string, say: Pattern['say']): Pattern => ({ pattern: compact(pattern, 'gu'), say })

const isPlural = (head: string): boolean => head.endsWith('s') && !/(?:ss|lens|canvas)$/u.test(head)

/** How customers judge a part: as a shop, we repeat it as their view. */
const views =
  'clunky|useless|confusing|glitchy|buggy|flimsy|impossible to (?:follow|use|read|open|close|clean)|hard to (?:follow|use|read|open|close|clean|find)|difficult to (?:follow|use|read|open|close|clean)|wobbly|unclear|misleading|terrible|awful|horrible|a joke|a nightmare|a mess'

const patterns: readonly Pattern[] = [
  made(
    `${start}(?<count>${number}) (?<of>(?:bags?|sets?|packs?|packets?|pairs?|boxes) of )?(?<head>${small}) (?:(?:is|are|was|were) )?(?:still |also |just )?missing(?! out)${end}`,
    ({ count = '', of = '', head = '' }) => {
      const one = of === '' ? !isPlural(head) : /^(?:bag|set|pack|packet|pair) /u.test(of)
      return `${count.replace('half of', 'half')} ${of}${head} ${one ? 'was' : 'were'} missing`
    },
  ),
  made(
    `${start}${owner}(?<head>bluetooth|wi-?fi|connection|signal|sound|audio|app|screen|mic|microphone|left ear|left side|right ear|right side|remote) ${adverbs}(?<verb>drops? out|cuts? out|drops?|disconnects?|crashes|freezes|lags|glitches)${end}`,
    ({ head = '', verb = '' }) => `the ${head} ${verb === 'drop' || verb === 'drops' ? 'drops out' : verb}`,
  ),
  made(
    `${start}${owner}(?<head>${heads}) (?:is|are|was|were) ${adverbs}(?<view>${views})${end}`,
    ({ head = '', view = '' }) =>
      `you found the ${head} ${/^an? |^terrible|^awful|^horrible/u.test(view) ? 'disappointing' : view}`,
  ),
  made(
    `${start}${owner}(?<head>creases|wrinkles|stains?|smell|odou?r|marks?) (?:(?:still|just|really|simply) )?(?:haven't|hasn't|won't|don't|doesn't|didn't|have not|has not|will not) (?:come|came|go|gone|wash(?:ed)?|iron(?:ed)?|steam(?:ed)?) (?:out|away|off)`,
    ({ head = '' }) => (/smell|odou?r/u.test(head) ? `the smell didn’t go away` : `the ${head} didn’t come out`),
  ),
  made(
    `${start}(?:(?:it|they|these|this|sizing|the sizing|size|shoes?|boots?|dress|shirt|jeans|pants|top) )?(?:definitely |really |do |does )?(?:runs?|ran|fits?) (?:(?:about |at least |a |an? whole |one |half |very |really |super |so |way |too |quite |pretty |extremely )*(?:(?:half )?a (?:full |whole )?size (?:too )?|size |sizes )?)(?<side>big|small|large|tight|narrow|short)${end}(?! (?:and |but )?(?:perfect|love))`,
    ({ side = '' }) => `the sizing runs ${side}`,
  ),
  made(
    `${start}(?:about |almost |nearly |more than )?(?<share>half|most|a third|a quarter) (?:of )?(?:the |my )?(?<head>bag|box|jar|pack|package|bottle|tin|container) (?:was|were|is) ${adverbs}(?:mostly |only |nothing but )?(?<what>dust|crumbs|powder|air|empty|ice|broken)${end}`,
    ({ share = '', head = '', what = '' }) =>
      `${share === 'half' ? 'half the' : `${share} of the`} ${head} was ${what}`,
  ),
]

/** A clause as this file writes it, to recognize it in a reply. */
export const shortlySaid = compact(
  `^(?:${number} (?:(?:bags?|sets?|packs?|packets?|pairs?|boxes) of )?(?:${small}) (?:was|were) missing|the (?:bluetooth|wi-?fi|connection|signal|sound|audio|app|screen|mic|microphone|(?:left|right) (?:ear|side)|remote) (?:drops? out|cuts? out|disconnects?|crashes|freezes|lags|glitches)|you found the (?:${heads}) (?:${views}|disappointing)|the (?:creases|wrinkles|stains?|marks?) didn’t come out|the smell didn’t go away|the sizing runs (?:big|small|large|tight|narrow|short)|(?:half the|most of the|a third of the|a quarter of the) \\p{L}+ was (?:dust|crumbs|powder|air|empty|ice|broken))$`,
  'u',
)
