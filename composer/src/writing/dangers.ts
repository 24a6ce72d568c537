import { foreignBody } from '../reading/foreign-bodies.ts'
import { nearDangerIn } from '../reading/near-dangers.ts'
import type { Reading } from '../reading/reading.ts'
import { reportedHarms } from '../reading/reported-harms.ts'
import { electricDangerIn } from '../reading/skin-reactions.ts'
import type { ReplyContext } from './reply-context.ts'

/** It may have hurt someone, or is spoiled. */
export const isDangerous = ({ replyKind, reading, particulars }: ReplyContext): boolean =>
  (replyKind === 'serious' && reading.risks.includes('injury')) ||
  (particulars.complaint === 'expired' && (replyKind === 'negative' || replyKind === 'mixed'))

/** Something burned, a pet fell ill, or glass was in the food: wishing the customer a recovery would be wrong. */
export function isElsewhere({ evidence }: Reading, text: string): boolean {
  const words = evidence.find(({ of }) => of === 'risk:injury')?.words ?? []
  const inFood = foreignBody(text)?.slice(0, 60)
  if (inFood !== undefined && words.every((one) => one === inFood)) return true
  const danger = electricDangerIn(text)?.slice(0, 60)
  if (danger !== undefined && words.every((one) => one === danger) && !shocks.test(danger)) return true
  const near = nearDangerIn(text)?.slice(0, 60)
  if (near !== undefined && words.every((one) => one === near)) return true
  if (reportedHarms(text).some(({ of }) => of === 'animal')) return !words.some((one) => body.test(one))
  return words.length > 0 && words.every((one) => elsewhere.test(one) && !body.test(one))
}

const shocks = /shock|zap|schlag|décharge|châtaigne|jus|électrocut|calambr|descarga|scossa|choque|schok|感電|触电/iu

const elsewhere =
  /fire|flame|smok|spark|\barc(?:ed|ing)\b|breaker|\bfuse|scorch|singed|burned down|burn(?:ed|t) the|short circuit|brand|rauchmelder|versengt|feuer|flamm|incend|\bfeu\b|fumée|fuego|humo|fuoco|fumo|fogo|fumaça|火|燃|焦|brûl|roussi|quem(?:ó|ou)|chamusc|bruciat|\bvets?\b|tierarzt|vétérin|veterin|動物病院|宠物|\b(?:dog|cat|rabbit|bunny|parrot|parakeet|budgie|cockatiel|canary|bird|hamster|guinea pig|gerbil|ferret|horse|pony|tortoise|turtle|gecko|lizard|chicken|goat|spaniel|labrador|terrier|poodle|pet|puppy|kitten|paws?|whiskers|hund|hündin|welpe|katze|kater|vogel|kaninchen|hase|wellensittich|papagei|meerschweinchen|pferd|pfoten?|schnauze|chien|chiot|chat|lapin|perroquet|perruche|oiseau|cheval|pattes?|perr[oa]|gat[oa]|conejo|loro|periquito|caballo|patas?|hocico|cane|gatt[oa]|coniglio|pappagallo|cavallo|zamp[ae]|cachorr[oa]|cão|coelho|papagaio|periquito|cavalo)/iu
const body =
  /\b(?:me|my (?:hand|arm|face|hair|skin|fingers?)|her|him|his|himself|herself|hand|arm|face|skin|finger)\b|haut|gesicht|peau|piel|pelle\b|pele\b|finger|doigt|dedo|dito|hand\b|main\b|mano|mão/iu
