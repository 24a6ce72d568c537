import { anyOf, plainly } from './words-in.ts'

/** A journalist who asks for a comment: "I'm a reporter at the Courier. Care to comment before we publish?" */
export const pressInquiryIn = (text: string): string | null => inquiry.exec(plainly(text))?.[0] ?? null

/** A customer who tells the press: "I will share screenshots with the Guardian". */
export function pressThreatIn(text: string): string | null {
  const small = plainly(text)
  return press.test(small) ? (told.exec(small)?.[0] ?? null) : null
}

/** One of these is in every match. */
const press =
  /press(?!ion|ure|ed|ive|ing)|media|newspaper|papers|guardian|bbc|daily mail|york times|washington post|telegraph|journalist|reporter|(?:local|national) (?:news|paper|radio|tv)|a reporter|zeitung|medien|médias|journal|journaux|prensa|medios|periódico|periodista|stampa|giornal|imprensa|jorna/

const told = anyOf([
  "(?:shar|send|sent|forward|show|tak|tell|told|leak|report|pass|contact|email|call)(?:e|es|ed|ing|s)? (?:[\\p{L}\\d']+ ){0,5}?(?:with|to|on to)? ?(?:the (?:local |national )?(?:press(?! (?:release|button|studs?|kit))|media(?! (?:player|server|box|room|unit|wall))|newspapers?|papers(?= ?(?:[.,!]|$|and|about))|guardian(?! angel)|bbc|daily mail|new york times|washington post|telegraph)|a (?:newspaper|journalist|reporter)|(?:local|national) (?:newspapers?|papers?|news|radio|tv))",
  '(?:schick|geb|leit|meld|wend|geh)(?:e|en|t) (?:[\\p{L}\\d]+ ){0,4}?(?:an|mit|zu) (?:die|der|den|eine) (?:\\p{L}+ )?(?:presse|zeitung|medien|bild-zeitung|lokalzeitung|lokalpresse)',
  "(?:envo(?:ie|yer|yons)|transmet(?:s|tre|trai)|partage(?:r|rai)?|contacte(?:r|rai)?|préviens|alerte(?:r|rai)?) (?:[\\p{L}\\d']+ ){0,4}?(?:à |avec )?(?:la presse|les médias|aux médias|un journal|un journaliste|aux journaux)",
  '(?:enviar(?:é|emos)?|mandar(?:é|emos)?|compartir(?:é|emos)?|contactar(?:é)?|avisar(?:é)?) (?:[\\p{L}\\d]+ ){0,4}?(?:a |con )?(?:la prensa|los medios|un periódico|un periodista)',
  '(?:mander[òo]|invier[òo]|condivider[òo]|contatter[òo]|segnaler[òo]|mando|invio) (?:[\\p{L}\\d]+ ){0,4}?(?:a |con )?(?:alla stampa|la stampa|ai giornali|un giornale|un giornalista|i media)',
  '(?:envi(?:ar|o|arei)|mand(?:ar|o|arei)|partilh(?:ar|o|arei)|compartilh(?:ar|o|arei)|contact(?:ar|o|arei)) (?:[\\p{L}\\d]+ ){0,4}?(?:à |com |para )?(?:a imprensa|imprensa|os jornais|um jornal|um jornalista)',
])

const outlet =
  '(?:courier|times|post|herald|gazette|guardian|news|newspaper|paper|magazine|radio|tv|television|bbc|itv|cnn|channel|blog|podcast|programme|program|show|tribune|journal|observer|daily|evening)'

const inquiry = anyOf(
  [
    `(?:i'm|i am|this is|we're|we are) (?:an? |the )?(?:\\p{L}+ ){0,3}?(?:journalist|reporter|news editor|freelance writer|correspondent|columnist)(?! (?:bag|notebook|style))|(?:journalist|reporter|editor|correspondent|producer) (?:at|for|from|with) (?:the )?(?:\\p{L}+ ){0,3}?${outlet}|(?:care|like|wish|want|willing|able|invite you|opportunity|asking you|ask you|chance) to (?:comment|respond|reply)[^.!?\\n]{0,40}(?:before|publi\\p{L}+|article|story|piece|broadcast|air)|before we (?:publish|go to print|go to press|run the (?:story|piece|article)|air)|(?:request|asking) for (?:a )?comment|(?:writing|working on|researching|preparing) (?:an? )?(?:\\p{L}+ ){0,2}?(?:article|story|feature|report|investigation|documentary) (?:on|about|into|for)`,
    '(?:ich bin|wir sind|hier ist) (?:eine? )?(?:\\p{L}+ ){0,2}?(?:journalist\\p{L}*|redakteur\\p{L}*|reporter(?:in)?)|(?:bitten|bitte|möchten|gelegenheit) [^.!?\\n]{0,30}(?:um (?:eine )?stellungnahme|stellung zu nehmen)|stellungnahme (?:bis|vor)|(?:recherchier\\p{L}*|bericht\\p{L}*|artikel) (?:für|über) [^.!?\\n]{0,60}(?:stellungnahme|veröffentlich\\p{L}*)|bevor wir (?:\\p{L}+ ){0,3}?(?:veröffentlichen|berichten|senden)',
    '(?:je suis|nous sommes) (?:\\p{L}+ ){0,2}?(?:journalistes?|reporters?|rédact(?:eur|rice)s?)|(?:souhaitez|voulez|pouvez)-vous (?:commenter|réagir)|(?:demande|droit) de (?:commentaire|réponse|réaction)[^.!?\\n]{0,40}|avant (?:la )?(?:publication|parution|diffusion)|enquête (?:pour|sur) [^.!?\\n]{0,50}(?:publi\\p{L}+|article)',
    '(?:soy|somos) (?:\\p{L}+ ){0,2}?(?:periodistas?|reporter[oa]s?|redactor(?:a|es)?)|(?:quieren|desean|quieren|pueden|queréis) (?:hacer )?(?:comentar|declaraciones|algún comentario)[^.!?\\n]{0,30}|antes de (?:publicar|la publicación|que publiquemos)',
    '(?:sono|siamo) (?:\\p{L}+ ){0,2}?(?:giornalist[aei]|reporter|redattor[ei]|redattrice)|(?:volete|vuole|desiderate) (?:commentare|replicare|rilasciare)|prima (?:della pubblicazione|di pubblicare|che pubblichiamo)',
    '(?:sou|somos) (?:\\p{L}+ ){0,2}?(?:jornalistas?|repórter(?:es)?|redator(?:a|es)?)|(?:querem|gostariam de|desejam) (?:comentar|se pronunciar|pronunciar-se)[^.!?\\n]{0,30}|antes d[ae] (?:publicação|publicar(?:mos)?)',
    '(?:ik ben|wij zijn|we zijn) (?:\\p{L}+ ){0,2}?(?:journalist\\p{L}*|verslaggever|redacteur)|(?:willen|wilt|wil) (?:jullie|u|je) (?:\\p{L}+ ){0,2}?reageren[^.!?\\n]{0,30}(?:voor|publi\\p{L}+|artikel)|wederhoor|voordat we (?:\\p{L}+ ){0,2}?publiceren',
  ],
  '(?:新聞|雑誌|テレビ|週刊誌)[^。]{0,12}(?:記者|の者)(?:です|と申|の)|取材(?:を|の)?(?:お願い|申し込|して)|(?:我是|本人是)[^。，]{0,12}记者|采访(?:贵|你们)|发稿(?:之)?前',
)
