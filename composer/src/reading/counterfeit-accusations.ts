import { anyOf, plainly } from './words-in.ts'

/** Words that say the item isn't genuine: "Not authentic, the logo is misspelled." Imitations sold as such aren't meant. */
export const counterfeitAccusation = (text: string): string | null => accused.exec(plainly(text))?.[0] ?? null

const fake = '(?:fakes?|counterfeits?|knock-?offs?|replicas?|forger(?:y|ies)|imitations?)'
const item =
  '(?:this|it|these|they|that|mine|(?:the|this|my|these) (?:\\p{L}+ )?(?:watch|ring|bag|product|item|one|shoes?|headphones?|necklace|bracelet|perfume|jacket|dress|shirt|charger|battery|silver|gold|logo))'
const metal = '(?:silver|gold|leather|wool|cashmere|silk|sapphire|diamonds?|linen|sterling)'

const accused = anyOf([
  `${item}(?:'s| is| are| was| were| must be| has to be) (?:a |an |clearly |obviously |definitely |just |all |total |totally |complete |completely |100% |cheap |(?!not |no |never |probably not )\\p{L}+ )?${fake}(?= ?(?:[.,!;]|$|and|from|product|item))`,
  `(?:you|they|seller|shop|store|company) (?:are |is |was |were )?(?:just )?(?:sell(?:s|ing)?|sold|send(?:s|ing)?|sent)(?: me| us| out)?(?: an?| nothing but| only)? ${fake}(?= ?(?:[.,!;]|$|products?|items?|goods|watch\\p{L}*|shoes))`,
  `(?:^|[.!?] ?)(?:total |complete |cheap )?(?:fake|counterfeit|knock-?off)s?(?: (?:product|item|goods|one)s?)?(?: ?[.!]|$)`,
  `(?:sold|sent|received|got|bought|delivered)(?: me| us)? (?:a |an )?(?:fake|counterfeit|knock-?off)(?: (?:product|item|one|watch|bag|shoes?|ring|headphones?|brand))?(?= ?(?:[.,!;]|$))`,
  `(?<!(?:pack(?:ing|aging)|size|price|taste|flavou?r|food|reviews?|rating|discount|colou?r|fit|style)(?: (?:is|was|are|were))? )(?:not|isn't|aren't|wasn't|never) (?:an? |the |even |at all |actually )?(?:authentic|genuine)(?= ?(?:[.,!;]|$|product|item|one|puma|nike|leather|silver|gold))`,
  `(?:isn't|is not|not|wasn't|aren't) (?:even |actually )?real ${metal}`,
  'not the (?:original|real thing|genuine)(?= ?(?:[.,!;]|$|product|item|one))',
])
