import type { ComposeRequest } from '../composer.ts'
import type { Span } from './claim.ts'
import type { StoredFacts } from './stored-facts.ts'
import { compact } from '../words/compact.ts'

/** Names in a reply must be the author's or stored. */
export function otherNames(request: ComposeRequest, text: string, facts: StoredFacts): Span[] {
  const author = partsOf(request.comment.authorName ?? '')
  const isKnown = (name: string): boolean => {
    const parts = partsOf(name)
    return parts.length === 0 || facts.has(name) || parts.every((part) => author.includes(part) || facts.has(part))
  }
  return patterns.flatMap(({ reason, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const name = match.groups?.['name'] ?? match[0]
      const start = match.index + match[0].lastIndexOf(name)
      return noNames.test(name) || noPerson.test(name) || isKnown(name)
        ? []
        : [{ kind: 'name' as const, reason, start, end: start + name.length }]
    }),
  )
}

const noPerson = compact(
  /^(?:sir|madam|guest|customer|friend|reviewer|buyer|valued|valuable|general|dear)(?!\p{L})|\b(?:hotel|resort|inn|team|bank|residences?|suites?|shop|store|manager|company|gmbh|inc|ltd)(?!\p{L})/iu,
)
const noNames = compact(
  /^(?:nobody|no one|none|somebody|someone|anybody|anyone|everybody|everyone|people|each|they|we|you|one|all|colleagues?|jemand|niemand|keiner|alle|einer|eine|personne|quelqu['’]un|chacun|tous|nadie|alguien|alguno|todos|una|nessuno|qualcuno|tutti|ninguém|alguém|todo)(?!\p{L})/iu,
)

const partsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .match(/[\p{L}\p{M}]{2,}/gu)
    ?.filter((part) => !titles.test(part)) ?? []

const titles = /^(?:mr|mrs|ms|dr|herr|frau|monsieur|madame|mme|señora?|sra?|signora?|sig|senhora?|様|さん)$/u

const name = "(?<name>\\p{Lu}[\\p{L}'’-]{1,24}(?:\\s\\p{Lu}[\\p{L}'’.-]{1,24}){0,2})"
const greeted = 'The reply addresses someone other than the author.'
const signature = 'This isn’t the brand’s sign-off.'
const person = 'No stored fact mentions this person.'

const patterns: readonly { reason: string; pattern: RegExp }[] = [
  {
    reason: greeted,
    pattern: compact(
      `(?<=(?:^|\\n)\\s*)(?:Hi|Hello|Hey|Dear|Hallo|Liebe[r]?|Sehr geehrte[r]?|Guten Tag|Bonjour|Cher|Chère|Salut|Hola|Querid[oa]|Estimad[oa]|Ciao|Gentile|Car[oa]|Salve|Buongiorno|Olá|Oi|Prezad[oa]|Car[oa])\\s(?:(?:Mr|Mrs|Ms|Herr|Frau|Sr|Sra)\\.?\\s)?(?!(?:there|all|everyone|everybody|friend|customer|team|guest|Kund|Kundin|client|cliente|zusammen|a todos|a tutti)(?!\\p{L}))${name}(?=\\s?[,!:、。])`,
      'gu',
    ),
  },
  {
    reason: person,
    pattern: compact(
      `(?<!\\p{L})(?:[Cc]olleagues?|[Ee]mployees?|[Mm]anager|[Ss]upervisor|[Dd]irector|CEO|[Oo]wner|[Ff]ounder|[Ss]taff member|[Mm]y name is|[Aa]sk for|[Ss]peak to|[Kk]ollegen?|[Kk]ollegin|[Mm]itarbeiter(?:in)?|[Cc]hefin?|[Gg]eschäftsführer(?:in)?|[Cc]ollègue|[Dd]irecteur|[Dd]irectrice|[Rr]esponsable|[Gg]érante?|[Ee]mploy(?:é|ée)|[Cc]ompañer[oa]|[Ee]mplead[oa]|[Gg]erente|[Dd]irectora?|[Ee]ncargad[oa]|[Cc]ollega|[Dd]ipendente|[Dd]irettore|[Dd]irettrice|[Cc]olega|[Ff]uncionári[oa]|[Dd]iretora?)[,]?\\s(?:named\\s|called\\s|namens\\s|nommée?\\s|llamad[oa]\\s|di nome\\s|chamad[oa]\\s)?${name}`,
      'gu',
    ),
  },
  {
    reason: person,
    pattern: compact(
      `(?<!\\p{L})(?:Mr|Mrs|Ms|Miss|Dr|Herrn?|Frau|Monsieur|Madame|Mme|Mlle|M\\.|Señora?|Srta|Sra?|Signora?|Sig|Senhora?|Dona|Don)\\.?\\s${name}`,
      'gu',
    ),
  },
  {
    reason: person,
    pattern: compact(
      `(?<!\\p{L})${name}(?=\\s(?:from|of|in|at)\\s(?:our|the)\\s(?:\\p{L}+\\s)?(?:team|support|service|staff|office|store|shop|warehouse|department)|\\s(?:aus|von)\\s(?:unserem|dem|der)\\s(?:\\p{L}+\\s)?(?:team|kundenservice|kundendienst|lager)|\\s(?:de|du|del|della|dell['’]|da|do)\\s(?:nuestro|notre|nostro|nosso|service|servicio|servizio|atendimento|l['’]équipe|equipo|team))`,
      'gu',
    ),
  },
  {
    reason: signature,
    pattern: compact(
      `(?:(?<=\\n)\\s*[—–-]\\s?|(?:[Rr]egards|[Ww]ishes|[Ss]incerely|[Cc]heers|[Yy]ours (?:truly|faithfully)|Many thanks|Grüße[n]?|Grüssen|[Cc]ordialement|[Ss]aludos|[Ss]aluti|[Aa]braços?|[Aa]tenciosamente),?\\s*(?:your |Ihre? |Dein |votre |su |il Suo )?)(?!(?:The|Your|Our|All|Das|Ihr|Dein|Votre|El|Il|Tu|Su)\\s)${name}`,
      'gu',
    ),
  },
  { reason: signature, pattern: compact(`(?:[Tt]hank you(?: again)?|[Tt]hanks),\\s${name}(?=\\s*$)`, 'gu') },
  {
    reason: person,
    pattern: compact(
      `(?:[Pp]ass|[Ff]orward|[Ss]har|[Rr]elay)\\p{Ll}*(?:\\s\\p{Ll}+){1,6}\\s(?:to|with)\\s${name}`,
      'gu',
    ),
  },
  {
    reason: person,
    pattern:
      /(?:店長|担当者?|社長|責任者|スタッフ|部長)の(?!対応|態度|接客|説明|教育|皆|方|応対|言葉|笑顔|変更|手|間|人|一)(?<name>[\p{Script=Han}\p{Script=Katakana}]{1,8})(?=が|に|は|より|から|さん|と|を|宛)/gu,
  },
  {
    reason: person,
    pattern: /(?<![\p{Script=Han}おご])(?<name>[\p{Script=Han}]{2,4})(?=(?:店長|社長|部長|主任)(?![\p{Script=Han}]))/gu,
  },
  { reason: greeted, pattern: compact(/(?<=^|\n)(?<name>[\p{L}\p{M} ]{2,20}?)(?=(?:様|さま|さん|さん)[、，,\n])/gu) },
  {
    reason: person,
    pattern:
      /(?:客服|店长|经理|老板|主管|员工|同事)(?:小|老)[\p{Script=Han}]|[\p{Script=Han}](?:经理|店长|主任|总监|老板|先生|女士|小姐)(?!们)/gu,
  },
]
