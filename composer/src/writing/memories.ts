import { bereavementIn } from '../reading/bereavements.ts'
import { particularsIn } from './particulars/index.ts'
import { compact } from '../words/compact.ts'

/** A happy memory of someone who died, without words about a fresh loss: thanks fit better than condolences. */
export const isMemory = (text: string, rating: number | null): boolean =>
  (rating ?? 0) >= 4 &&
  (memory.test(text.toLowerCase()) || (mentioned.test(text.toLowerCase()) && !fresh.test(text.toLowerCase()))) &&
  bereavementIn(text) === null

/** "My late father always wanted an automatic, and I felt like he was there." */
const mentioned =
  /(?<!\bfor )\b(?:my|our) late (?:mother|father|mom|mum|mam|dad|husband|wife|partner|brother|sister|grand\w+|nan|gran|uncle|aunt|son|daughter)\b/u

const fresh =
  /\b(?:miss(?:ed|ing)?|griev\w+|grief|passed|pass away|died|dies|death|lost|loss|losing|recent(?:ly)?|last (?:week|month|year)|ashes|urn|funeral|memorial|hospice|hospital|cancer|heartbr\w+|cr(?:y|ied|ying)|tears|gone)\b/u

const memory = compact(
  /remind|memor(?:y|ies)|takes me back|br(?:ings|ought|inging) (?:(?:it|me|us|her|him|them|everything|all (?:of it|that)) (?:right |all |straight )?back|(?:\p{L}+ ){1,4}back(?! (?:to the|for a))|back)|(?:had|owned|used|kept) (?:one|the same|exactly) (?:\p{L}+ )?(?:like (?:it|this|that|these)|one|this)|(?:just|exactly) like (?:hers|his|theirs|the ones?|my)|(?:hatte|besaß) (?:genau |auch )?(?:so (?:eine?n?|was)|die gleiche|den gleichen|dasselbe)|avait (?:exactement |aussi )?(?:le|la|les) mêmes?|tenía (?:una? )?igual|aveva (?:uno|una) uguale|tinha (?:um|uma) igual|同じ(?:もの|物)を(?:持|使)|used to|smell(?:s|ed)? (?:just |exactly )?(?:like|of)|erinner|(?:riecht|duftet) wie|rappelle|souvenir|odeur de|recuerd|huele (?:como|a )|ricord|profuma (?:come|di)|lembr|cheira a|思い出|回忆|想起/u,
)

export function hasLateOrder(text: string, language: string): boolean {
  const { complaint, also } = particularsIn(text, language)
  return [complaint, also].some((one) => one === 'late' || one === 'notArrived')
}
