import { thankedPerson } from './thanked-person.ts'
import { staffNames } from './particulars/staff-names.ts'
import { compact } from '../words/compact.ts'

/** The first name of someone on the team whom a positive comment thanks: "Thanks to Amelie in your support team". */
export function thankedNameIn(text: string, language: string, own: string): string | null {
  const name = thanked[language]?.exec(text)?.groups?.['name'] ?? null
  if (name !== null && !notNames.test(name)) return name
  const helper = language === 'en' ? (helping.exec(text)?.groups?.['name'] ?? null) : null
  if (helper !== null && knownNames.has(helper.toLowerCase())) return helper
  return language === 'en' ? (thankedPerson(text, own) ?? cheeredIn(text, own)) : null
}

const who = '(?<name>\\p{Lu}\\p{Ll}{2,14})'
const notNames =
  /^(?:Bizamply|Amazon|Shopify|Etsy|Google|God|Everyone|Everybody|All|You|Your|The|This|Customer|Support|Team|Service|Gott|Allen|Ihnen|Dieu|Tous|Dios|Todos|Dio|Tutti|Deus)$/u

const thanked: Record<string, RegExp> = Object.fromEntries(
  Object.entries({
    en: `(?:thank|thanks to|thank you to|thanks,|shout[- ]?out to|kudos to|hats off to|credit to) ${who} (?:in|from|at|on|of) (?:your |the )?(?:\\p{L}+ ){0,2}?(?:support|team|service|care|chat|office|shop|store|desk)`,
    de: `(?:dank an|danke an|dank auch an|danke,) (?:Frau |Herrn )?${who} (?:vom|aus dem|im|von Ihrem) (?:\\p{L}+ ){0,2}?(?:\\p{L}*service|kundendienst|team|support)`,
    fr: `merci à ${who} (?:du|de votre|de l[’']) ?(?:\\p{L}+ )?(?:service|équipe|support)`,
    es: `gracias a ${who} (?:del|de su|de vuestro) (?:\\p{L}+ )?(?:equipo|servicio|atención|soporte)`,
    it: `grazie a ${who} (?:del|della|dell[’']|del vostro) ?(?:\\p{L}+ )?(?:servizio|team|assistenza)`,
    pt: `obrigad[oa] (?:à|ao|a) ${who} (?:do|da) (?:\\p{L}+ )?(?:equipe|equipa|atendimento|apoio|suporte)`,
  }).map(([language, pattern]) => [language, compact(`(?<!\\p{L})${caseless(pattern)}(?!\\p{L})`, 'u')]),
)

/** "Thank you Beatriz!", if the review says what she did. */
const cheered = compact(
  `(?<!\\p{L})(?:[Tt]hank you|[Tt]hanks|[Kk]udos|[Bb]ravo)(?: so much)?,? ${who}(?=[!.,]|\\n|$)`,
  'u',
)

function cheeredIn(text: string, own: string): string | null {
  const name = cheered.exec(text)?.groups?.['name']
  if (name === undefined || notNames.test(name) || own.toLowerCase().includes(name.toLowerCase())) return null
  return compact(
    `(?<!\\p{L})${name} (?:had|helped|sent|replaced|answered|sorted|fixed|replied|called|got|found|gave)(?!\\p{L})`,
    'u',
  ).test(text)
    ? name
    : null
}

/** Without a team: the name must be a common first name, since it may be the brand's. */
const helping = compact(
  /(?<!\p{L})(?:[Tt]hank(?:s| you)(?: so much)?(?: to)?,?|[Ss]hout-?out to|[Kk]udos to|[Pp]rops to) (?<name>\p{Lu}\p{Ll}{2,14})(?:,? (?:for (?:\p{L}+ ){0,2}?(?:help|assist|support|patien)|(?:in|from|at|on) (?:\p{L}+ )?(?:support|service|care|chat|sales))|,? (?:s?he|they) )/u,
)

const knownNames: ReadonlySet<string> = new Set(staffNames.split('|'))

/** Only the first letter may be of either case: names need their capital. */
function caseless(pattern: string): string {
  return pattern.replace(/^\(\?:([^)]*)\)|^(\p{Ll})/u, (_, group: string | undefined, letter: string | undefined) =>
    group === undefined
      ? `[${letter}${letter?.toUpperCase()}]`
      : `(?:${group
          .split('|')
          .map((one) => `[${one[0]}${one[0]?.toUpperCase()}]${one.slice(1)}`)
          .join('|')})`,
  )
}
