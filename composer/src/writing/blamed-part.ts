import { readComment } from '../reading/read-comment.ts'
import { sentencesIn } from '../reading/words-in.ts'
import { heads } from './part-heads.ts'
import { compact } from '../words/compact.ts'

/**
 * The part that a complaint in English is about if no fault of it is known, as a clause: "the instructions let you down".
 * It's the noun after a "but", or, with few stars, the one that a sentence begins with. `isLow`: at most two stars.
 */
export function blamedPart(text: string, isLow: boolean): string | null {
  for (const sentence of sentencesIn(text.slice(0, 2000))) {
    const found =
      turned.exec(sentence) ??
      turnedAfter.exec(sentence) ??
      starred.exec(sentence) ??
      (isLow ? begun.exec(sentence) : null)
    const head = found?.groups?.['head']
    const rest = found === null ? '' : sentence.slice(found.index)
    if (head !== undefined && !wished.test(rest) && !isPraise(rest)) return `the ${head} let you down`
  }
  return null
}

/** A clause as this file writes it. */
export const isBlamedPart = (clause: string): boolean => said.test(clause)

const said = compact(`^the (?:${heads}) let you down$`, 'u')

const verbs =
  "is|are|was|were|isn't|aren't|wasn't|weren't|has|have|had|hasn't|haven't|doesn't|don't|didn't|does not|do not|did not|won't|can't|cannot|goes|go|went|looks?|looked|feels?|felt|seems?|seemed|makes?|made|keeps?|kept|needs?|takes?|took|fits?|lies?|stays?|gets?|got|became|becomes?|turned"
const named = `(?:the|its|their) (?<head>${heads})`
const noun = `${named}(?= (?:just |really |also |kind of |still |only |simply |all |both |now )?(?:${verbs})(?!\\p{L}))`
const turned = compact(
  `(?<!\\p{L})(?:but|however|although|sadly|unfortunately|except(?: that)?|only (?:downside|complaint|issue|problem|gripe)(?: is| was)?(?: that)?),? ${noun}`,
  'u',
)
const turnedAfter = compact(`^${named} (?:[\\p{L}']+ ){0,5}?(?:however|though|unfortunately|sadly)(?!\\p{L})`, 'u')
/** "Minus a star for the cord", "one star for whoever designed a 75 cm cord". */
const starred = compact(
  `(?:(?:minus|minus a|minus one|docked a|docked one|knocked off a|knocked off one|took off a|took off one|taken off one|lost a|loses a|lost one|deducted a|deducted one|only|one|1|a) stars?|minus (?:one|1)|-1) (?:off )?(?:for|because of|due to|goes to) (?:the fact that )?(?:whoever (?:designed|thought of|made|came up with) )?(?:the |a |an |that |this |its |such )*(?:(?!no )[\\p{L}\\d-]+ ){0,3}?(?<head>${heads})(?!\\p{L})`,
  'u',
)
const begun = compact(`^${noun}`, 'u')

/** "The lid could be bigger" is a wish, and "the box never came" is about the order. */
const wished = compact(
  /(?<!\p{L})(?:could|would|should|wish|worth|never (?:came|arrived)|if|when i|instead|same|as (?:described|expected|shown)|fine|ok|okay|good|great|nice|lovely|perfect|beautiful|love|like)(?!\p{L})/u,
)

const isPraise = (clause: string): boolean => {
  const { positives, good } = readComment(clause, null, 'en')
  return positives + good.length > 0
}
