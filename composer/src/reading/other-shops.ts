import { anyOf, plainly } from './words-in.ts'

/** Words of a customer who bought somewhere else and knows it: "Got this from Etsy, not from you." */
export const boughtElsewhere = (text: string): string | null => elsewhere.exec(plainly(text))?.[0] ?? null

const elsewhere = anyOf([
  "(?:bought|ordered|purchased|got|is|was|it's|came|comes)(?: (?:it|this|mine|them|these|one|that))? (?:from|at|on|through) \\p{L}+(?: \\p{L}+){0,2},? (?:and )?not (?:from )?(?:you|your (?:shop|store|site|website))(?! fault)",
  '(?:wrong|different|another) (?:shop|store|company|business|seller)[,.!]*(?: (?:sorry|oops|my (?:bad|mistake)|apologies)|$)',
  '(?:sorry|oops),? (?:this (?:was|is) (?:meant )?for |i (?:meant|mistook you for) )?(?:the )?(?:wrong|another|a different) (?:shop|store|company|business|seller)',
  "(?:didn't|did not|never|haven't|have not) (?:buy|bought|order|ordered|purchase|purchased) (?:it |this |anything |mine )?(?:from|at|with) (?:you|your (?:shop|store|site))(?= ?(?:[.,!;]|$|but|and i))",
  '(?:review|comment|this) (?:is|was) (?:meant )?for (?:a different|another|the wrong) (?:shop|store|company|business|seller)',
])
