import { anyOf, plainly } from './words-in.ts'

/** Words that say the item isn't genuine: "Not authentic, the logo is misspelled." Imitations sold as such aren't meant. */
export function counterfeitAccusation(text: string): string | null {
  const small = plainly(text)
  return hints.test(small) ? (accused.exec(small)?.[0] ?? null) : null
}

/** One of these is in every match. */
const hints =
  /fake|counterfeit|knock-?off|replica|forger|imitation|authentic|genuine|real |not the original|fraud|scam|conning|cheating|a con(?![a-z])|rip-?off|magnet|jewell?er|goldsmith|pawn|assay|acid|apprais|recycled|sterling|solid|pure|925/

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
  "(?<!(?:not|n't|never|wouldn't|hardly) )(?:call|calls|calling) (?:that|it|this) (?:a |an |plain |outright |pure |nothing but )*(?:fraud|scam|con|rip-?off)(?= ?(?:[.,!;]|$))|(?:that's|that is|this is|it's) (?:plain |outright |pure |simply |just )*(?:fraud|fraudulent)(?= ?(?:[.,!;]|$|and))|(?:you(?:'re| are| guys are)|they(?:'re| are)|(?:shop|seller|company) is) (?:just |simply |only )?(?:conning|cheating|defrauding|scamming) (?:people|customers|your|us|me|everyone|buyers)",
  "(?:silver|gold|brass)[^\\n]{0,60}(?<!(?:no|not a|never a) )magnets? (?:sticks?|stuck|clings?)|magnets? (?:sticks?|stuck|clings?)[^\\n]{0,60}(?<!stainless )(?:silver|gold)|(?:jewell?er|goldsmith|pawn ?shop|assay|acid test|appraiser)[\\p{L}' ]{0,25} (?:says?|said|confirmed|told (?:me|us)|tested)[\\p{L}' ]{0,20} (?:brass|plated|steel|nickel|copper|fake|glass|not (?:silver|gold|real))",
  "(?:isn't|is not|wasn't|not) (?:even |really |actually )?(?:recycled|sterling|solid|pure|925) (?:silver|gold)|(?:^|[.!?] ?|(?:is|it's|this is|sold me) )fake (?:silver|gold|diamonds?|sapphire|cashmere|silk)(?= ?(?:[.,!;]|$))",
  'not the (?:original|real thing|genuine)(?= ?(?:[.,!;]|$|product|item|one))',
])
