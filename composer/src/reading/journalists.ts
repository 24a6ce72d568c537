import { anyOf, plainly } from './words-in.ts'

/** A journalist who asks for a comment: "I'm a reporter at the Courier. Care to comment before we publish?" */
export const pressInquiryIn = (text: string): string | null => inquiry.exec(plainly(text))?.[0] ?? null

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
