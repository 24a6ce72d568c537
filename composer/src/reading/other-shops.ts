import { makers, otherShopNames } from './maker-names.ts'
import { anyOf, plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

/** Words of a customer who bought somewhere else and knows it: "Got this from Etsy, not from you." */
export const boughtElsewhere = (text: string): string | null => elsewhere.exec(plainly(text))?.[0] ?? null

const elsewhere = anyOf([
  "(?:bought|ordered|purchased|got|is|was|it's|came|comes)(?: (?:it|this|mine|them|these|one|that))? (?:from|at|on|through) \\p{L}+(?: \\p{L}+){0,2},? (?:and )?not (?:from )?(?:you|your (?:shop|store|site|website))(?! fault)",
  '(?:wrong|different|another) (?:shop|store|company|business|seller)[,.!]*(?: (?:sorry|oops|my (?:bad|mistake)|apologies)|$)',
  '(?:sorry|oops),? (?:this (?:was|is) (?:meant )?for |i (?:meant|mistook you for) )?(?:the )?(?:wrong|another|a different) (?:shop|store|company|business|seller)',
  "(?:didn't|did not|never|haven't|have not) (?:buy|bought|order|ordered|purchase|purchased) (?:it |this |anything |mine )?(?:from|at|with) (?:you|your (?:shop|store|site))(?= ?(?:[.,!;]|$|but|and i))",
  '(?:review|comment|this) (?:is|was) (?:meant )?for (?:a different|another|the wrong) (?:shop|store|company|business|seller)',
])

/**
 * Words that name another shop and another maker's product: "Bought at Costco, the Shark vacuum stopped working". `own`
 * are the brand and the product of the review: a shop may sell that maker's goods. One of both alone isn't enough.
 */
export function othersGoods(text: string, own: string): string | null {
  const [shop] = atAnotherShop.exec(text) ?? []
  if (shop === undefined) return null
  const isOwn = (name: string): boolean => own.toLowerCase().includes(name.toLowerCase())
  if (isOwn(shop.replace(/^.* (?=\p{Lu})/u, ''))) return null
  const names = [...text.matchAll(madeBy)].map((match) => match.groups?.['name'] ?? '')
  return names.some((name) => makers.has(name.toLowerCase()) && !isOwn(name)) ? shop : null
}

const atAnotherShop = compact(
  `(?<!\\p{L})(?:(?:[Bb]ought|[Pp]urchased|[Oo]rdered|[Gg]ot)(?: (?:it|this|mine|them|one))? (?:at|from|on|in) (?:the )?${otherShopNames}|${otherShopNames} (?:refused|won[’']t|wouldn[’']t|would not|will not|didn[’']t|doesn[’']t|can[’']t|couldn[’']t|denied|declined) (?:to )?(?:\\p{L}+ )?(?:help|take|refund|replace|return|exchange|accept|honor|fix|do anything))(?!\\p{L})`,
  'u',
)

/** The product itself, not one that it is compared with or fits: "better than my Dyson", "fits our Keurig". */
const madeBy = compact(
  /(?<!\p{L})(?<!(?:than|of|unlike|like|for|with|fits?|to|replac\p{L}+|as|from|old|on|in) (?:(?:my|our|the|a|an|his|her|most|any|all) )?(?:old )?)(?<name>\p{Lu}[\p{L}-]{1,12}) (?=\p{L})/gu,
)

/** A customer who bought somewhere else, by their own words; another maker's product is only blamed at up to three stars. */
export const isAboutOtherShop = (text: string, own: string, rating: number | null): boolean =>
  boughtElsewhere(text) !== null || ((rating ?? 5) <= 3 && othersGoods(text, own) !== null)
