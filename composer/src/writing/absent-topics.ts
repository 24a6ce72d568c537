import type { Topic } from '@bizamply/contract/topics-and-risks'
import { anyOf, plainly } from '../reading/words-in.ts'
import { compact } from '../words/compact.ts'

/** What a review praises for not being there: to be glad that someone likes the scent of what has none would be wrong. */
export const absentTopics = (text: string): ReadonlySet<Topic> =>
  new Set<Topic>(scentless.test(plainly(text)) && !scented.test(plainly(text)) ? ['smell'] : [])

const scentless = anyOf(
  [
    "(?:no|without(?: a| any)?|hardly any|zero|not any|little to no) (?:\\p{L}+ )?(?:smells?|scent|odou?rs?|fragrance)|odou?rless|scentless|unscented|scent[- ]free|fragrance[- ]free|(?:doesn't|does not|don't|do not|didn't) (?:smell|stink)(?= ?(?:[.,!;]|$|at all|of anything|and ))",
    'geruchlos\\p{L}*|geruchsneutral\\p{L}*|duftfrei|(?:kein|ohne|keinen|keinerlei) (?:\\p{L}+ )?(?:geruch|duft|gestank)|(?:riecht|stinkt) (?:überhaupt |gar )?nicht',
    "(?:sans|aucune?|pas d')(?: |)(?:odeur|parfum)|inodores?|(?:ne |n')(?:sent|pue) (?:pas|rien)",
    'sin (?:olor|olores|perfume)|inodor[oa]|no huele|(?:senza|nessun) (?:odore|odori|profumo)|non puzza|inodore|sem (?:cheiro|odor|perfume)|não (?:cheira|tem cheiro)',
  ],
  '無臭|無香料|匂いがしない|臭いがない|におわない|没有(?:异味|味道|气味)|无味|无异味',
)

const scented = compact(
  /(?<!\p{L})(?:smells? (?:so |really |absolutely )?(?:good|great|amazing|lovely|wonderful|nice|divine|heavenly|fresh|like)|(?:love|like|lovely|great|beautiful|nice) (?:the )?(?:smell|scent|fragrance)|duftet|riecht (?:gut|toll|lecker|angenehm|super)|sent (?:bon|très bon|divinement)|huele (?:bien|muy bien|genial)|profuma|cheira bem)(?!\p{L})|いい(?:香り|匂い)|很香|好闻/u,
)
