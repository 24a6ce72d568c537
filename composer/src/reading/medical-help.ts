import { anyOf, plainly, sentencesIn } from './words-in.ts'
import { compact } from '../words/compact.ts'

/**
 * Words about a person who needed medical help, or about an allergy together with a reaction or a missing warning. Only
 * for reviews without praise in their stars: in praise, a hospital is often where a present was given.
 */
export function medicalHelp(text: string): string | null {
  const small = plainly(text)
  if (!hints.test(small)) return null
  const [needed] = sentencesIn(text).flatMap((sentence) => (birth.test(sentence) ? [] : helpIn(sentence, small)))
  if (needed !== undefined) return needed
  const [allergy] = allergies.exec(small) ?? []
  return allergy !== undefined && (reactions.test(small) || noWarning.test(small)) ? allergy : null
}

/** One of these is in every match. The long patterns below are slow, and most comments have none. */
const hints = compact(
  /hospital|emergency|(?<!\p{L})(?:er|icu|gp)(?!\p{L})|a ?& ?e|urgent|clinic|911|999|112|ambulance|poison|paramedic|crutch|cast|plaster|wheelchair|surgery|operation|graft|tetanus|epi-?pen|medical|scald|boiling|hot |doctor|dermatolog|dentist|pediatric|nurse|optician|pharmac|sight|vision|feeling|conscious|tip of|allerg|celiac|coeliac/u,
)

const facility =
  "(?:the |an? )?(?:local |nearest |children's )?(?:hospital|emergency room|emergency department|er|a ?& ?e|icu|urgent care|walk-in clinic)"

const limb = '(?:arms?|legs?|lap|hands?|feet|foot|thighs?|chest|stomach|face|neck|skin|fingers?)'

const help = anyOf([
  `(?:end(?:ed|ing)? up|land(?:ed)?|wound up|taken|rushed|admitted|went|gone|(?:had|have) to go|trip)(?: \\p{L}+){0,3} (?:in|to|at|into) ${facility}`,
  `spent (?:[\\p{L}\\d]+ ){0,4}?(?:nights?|days?|hours?|weeks?)(?: \\p{L}+){0,3} (?:in|at) ${facility}`,
  `(?:he|she|we|i|they|daughter|son|husband|wife|mother|father|mom|mum|dad|child|kid|baby|toddler) (?:was|were|is|are|has been|had been) (?:in|at) ${facility}`,
  `(?:put|sent|landed) (?:me|him|her|us|them|my \\p{L}+) (?:in|into|to) ${facility}`,
  '(?:called|had to call|calling|dialed|rang) (?:911|999|112|an ambulance|the ambulance|poison control|paramedics|the paramedics)',
  '(?:ended up|wound up|landed|(?:put|landed|got) (?:me|him|her|us|my \\p{L}+)) (?:\\p{L}+ )?(?:on crutches|in a cast|in plaster|in a wheelchair)',
  'ended in (?:surgery|an operation)|(?:needed|needs|required|requires|had to have) (?:\\p{L}+ )?(?:surgery|an operation)(?=[^.!?]{0,80}? (?:(?:because of|due to) (?:this|these|your|it)|after using|from (?:it|this))(?!\\p{L}))',
  '(?:needed|needs|need|required|requires|had to have|ended in) (?:\\p{L}+ )?(?:a skin graft|skin grafts|a tetanus shot|an epipen|hospital treatment|medical (?:attention|treatment|help))',
  `scald(?:ed|s|ing)? (?:my|his|her|our|their|me|him|himself|herself|myself)|(?:boiling|scalding|hot) (?:water|coffee|tea|oil|soup|wax|liquid) (?:\\p{L}+ ){0,3}(?:over|on|onto|down|across) (?:my|his|her|their) (?:\\p{L}+ )?${limb}`,
  "(?:doctors?|gp|dermatologist|dentist|pediatrician|nurse|optician|pharmacist) (?:\\p{L}+ ){0,2}(?:says?|said|told|thinks?|confirmed|diagnosed|prescribed|blamed|found)(?: [\\p{L}']+){0,10} (?:from|caused|because of|due to|reaction|rash|burns?|infection|infected|allerg\\p{L}+|dermatitis|concussion|poisoning)",
  '(?:lost|losing|damaged|nearly lost) (?:the )?(?:sight|vision|feeling) in (?:my|his|her|one)|(?:lost|losing) (?:consciousness|the tip of)',
])

const helpIn = (sentence: string, text: string): readonly string[] => {
  const found = help.exec(sentence) ?? []
  return stays.test(found[0] ?? '') && isStayForOtherReasons(sentence, text) ? [] : found
}

/** Someone's stay in a hospital explains a missed deadline or a present. */
export const isStayForOtherReasons = (sentence: string, text: string): boolean =>
  circumstance.test(sentence) && !caused.test(sentence) && !accident.test(text)

const stays = /^spent|(?:was|were|is|are|been) (?:in|at) /u

/** "I was in the hospital for those 30 days", "for my husband, who was in the hospital", "for knee surgery". */
const circumstance = compact(
  /(?<!\p{L})(?:(?:for|having|after|recovering from|with) (?:[\p{L}']+ ){0,3}?(?:surgery|operation|procedure|chemo\p{L}*|treatments?|cancer|covid|pneumonia|stroke|heart attack|replacement)|(?:for|during) (?:those|these|that|the (?:whole|entire|past|last|first|return)|all|most of|(?:\p{L}+|\d+) of) (?:[\p{L}\d]+ ){0,3}?(?:days?|weeks?|months?|time|period|window)|when (?:it|this|they|these|(?:the|my) (?:\p{L}+ )?(?:order|package|parcel|box|delivery)) (?:came|arrived|was delivered|showed)|(?:who|because (?:i|he|she|my \p{L}+)|while (?:i|he|she|my \p{L}+)|when (?:i|he|she|my \p{L}+)|since (?:i|he|she)) (?:was|were|is|am) (?:\p{L}+ )?(?:in|at)|(?:gift|present|card|flowers) for|(?:couldn't|could not|unable to|missed|too late to) (?:[\p{L}']+ ){0,4}?(?:return|exchange|window|deadline|send))(?!\p{L})/u,
)
const caused = compact(
  /(?<!\p{L})(?:because of|after (?:using|eating|drinking|wearing|taking|applying|sitting)|from (?:using|eating|this|it|your)|due to (?:this|it|your)|thanks to (?:this|your))(?!\p{L})/u,
)

/** Then the stay may have come of it: "the stool gave way, I was in the hospital for hip surgery". */
const accident = compact(
  /(?<!\p{L})(?:fell|fallen|falls?|slip\p{L}*|tripped|burn\p{L}*|cuts?|swallow\p{L}*|chok\p{L}*|collaps\p{L}*|gave way|explo\p{L}*|shock\p{L}*|allerg\p{L}*|reaction|rash|infect\p{L}*|poison\p{L}*|sick|ill|hurt\p{L}*|injur\p{L}*|bleed\p{L}*|blood|stitches|crash\p{L}*|fire|smoke|broke (?:my|his|her)|hit (?:me|my|him|his|her)|ended up|landed|accident)(?!\p{L})/u,
)

/** A stay in a hospital that has another reason. */
const birth = compact(
  /(?<!\p{L})(?:birth|labor|labour|deliver\p{L}*|newborn|having (?:my|our|the) (?:baby|son|daughter))(?!\p{L})/u,
)

const allergies = compact(
  /(?<!\p{L})(?:(?:(?:nut|peanut|almond|sesame|milk|dairy|egg|soy|wheat|latex|nickel|shellfish|fish|food|pollen|bee|wool|fragrance)\p{L}* allerg(?:y|ies)|(?:is|am|are|was|i'm|he's|she's|severely|badly|highly|deathly) (?:\p{L}+ )?allergic to)(?!\p{L})|celiac|coeliac)/u,
)

const reactions = compact(
  /(?<!\p{L})(?:reacted|reaction|swell(?:ed|ing)?|swollen|hives|epi-?pen|hospital|anaphyla\p{L}*|throat|breathe|breathing|vomit\p{L}*|threw up|(?:was|were|got|been|very|so|really) (?:sick|ill)|rash|blotch\p{L}*)(?!\p{L})/u,
)

const noWarning = compact(
  /(?<!\p{L})(?:no (?:\p{L}+ )?warning|without (?:any )?warning|(?:label|bag|box|pack|package|packet|packaging|page|site|website|ingredients|description|list|listing) (?:\p{L}+ ){0,2}(?:says? nothing|said nothing|doesn't|didn't|does not|did not|never)|not (?:listed|labeled|labelled|declared|mentioned)|isn't (?:listed|labeled|labelled|declared|mentioned)|nothing about (?:the )?(?:nuts|allergens|it))(?!\p{L})/u,
)
