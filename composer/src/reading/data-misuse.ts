import { anyOf, plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

/**
 * Words of a customer whose data was passed on or obtained without consent: "Who has my data?", "I never agreed to my
 * number being passed on". Who speaks of it may say "delete all of it" without naming the data again.
 */
export function dataMisuseIn(text: string): string | null {
  const small = plainly(text)
  if (!hints.test(small)) return null
  const [stated] = misuses.exec(small) ?? (ownData.test(small) ? deletions.exec(small) : null) ?? []
  return stated ?? null
}

/** One of these is in every match. The long patterns below are slow, and most comments have none. */
const hints =
  /data|number|details|info|e-?mail|address|privacy|daten|nummer|adresse|données|coordonnées|numéro|datos|número|teléfono|correo|dati|numero|dados|gegevens|個人|電話|番号|アドレス/u

const mine =
  '(?:my|our) (?:\\p{L}+ ){0,2}?(?:data|details|info|information|number|phone number|mobile number|e-?mail|email address|address|contact details)'
const others =
  '(?:third part(?:y|ies)|other (?:companies|shops|people|businesses)|(?:another|a different|some) (?:company|business)|strangers?|advertisers?|marketers?|marketing (?:companies|firms)|spammers?|scammers?|everyone|anyone|half the world|companies|god knows who|people i)'

const misuses = anyOf(
  [
    `who (?:else )?(?:has|have|had|got|holds|is using|can see|did you (?:give|sell|pass|send|share|leak)|you (?:gave|sold|passed|shared))(?: \\p{L}+)? ${mine}`,
    `(?:how|where) (?:on earth |the hell )?(?:did|do|have) (?:you|they|these people|this company)(?: even)? (?:get|got|find|found|obtain|have|come by|get hold of) ${mine}`,
    `(?:never|not|didn't|don't|did not|do not) (?:\\p{L}+ )?(?:agree|agreed|consent|consented|sign up|signed up|opt in|opted in|authori[sz]ed?|allowed?) (?:to |for )?(?:you |your |anyone )?(?:\\p{L}+ ){0,2}?${mine} (?:to be |being |be |getting )?(?:passed|shared|sold|given|handed|used|published|forwarded|leaked|stored)`,
    `(?:never|not|didn't|did not) (?:\\p{L}+ )?(?:gave|give|given)(?: you| anyone| them)? (?:\\p{L}+ )?(?:permission|consent) to (?:share|sell|pass|use|give|store|keep|publish|forward) (?:it|them|this|that|${mine})`,
    `(?:passed|passing|sold|selling|sell|shared|sharing|share|gave|giving|given|handed|leaked|leaking|forwarded)(?: on| out| away)? ${mine}(?: on| out)? (?:to ${others}|without (?:my|our|any|asking|permission|consent))`,
    `(?:you|they|shop|company)(?: have|'ve)? (?:\\p{L}+ )?(?:sold|leaked) ${mine}`,
    `${mine} (?:has|have|had|was|were|is|are|being|been|got|getting)(?: been| being)? (?:passed on|sold|shared with|leaked|given (?:out|away|to)|handed (?:out|over)|hacked|stolen)`,
    'data (?:breach|leak)|breach of (?:privacy|data)|(?:privacy|data protection) (?:breach|violation|complaint)|violat\\p{L}+ (?:of )?(?:my |our )?privacy',
    'wer hat (?:\\p{L}+ )?meine (?:\\p{L}+ )?(?:daten|nummer|adresse|e-?mail)|(?:woher|wie) (?:habt ihr|haben sie|kommt ihr an|kommen sie an) (?:eigentlich |bitte )?meine (?:\\p{L}+ )?(?:daten|nummer|handynummer|telefonnummer|adresse|e-?mail\\p{L}*)|(?:weitergabe|verkauf) meiner (?:\\p{L}+ )?(?:daten|nummer|adresse)|meine (?:\\p{L}+ )?(?:daten|nummer|telefonnummer|handynummer|adresse|e-?mail\\p{L}*) (?:\\p{L}+ ){0,5}?(?:weitergegeben|verkauft|weitergeleitet|weiterverkauft)|der weitergabe (?:\\p{L}+ ){0,4}?(?:nie|nicht|niemals) (?:\\p{L}+ )?zugestimmt',
    "qui (?:a|détient) (?:mes (?:\\p{L}+ )?(?:données|coordonnées)|mon (?:numéro|adresse))|(?:comment|où) (?:avez-vous|vous avez) (?:eu|obtenu|trouvé) (?:mon (?:\\p{L}+ )?(?:numéro|adresse|mail|e-mail)|mes (?:données|coordonnées))|jamais (?:accepté|autorisé|consenti|donné (?:mon |l')?(?:accord|autorisation|consentement))[^.!?\\n]{0,40}?(?:données|coordonnées|numéro|adresse)|(?:transmis|vendu|revendu|communiqué|partagé|donné|divulgué) (?:mes (?:\\p{L}+ )?(?:données|coordonnées)|mon (?:numéro|adresse))",
    'quién(?:es)? tienen? mis datos|(?:cómo|de dónde) (?:han (?:conseguido|sacado|obtenido)|consiguieron|sacaron|obtuvieron|tienen|habéis sacado) mi (?:número|teléfono|correo|dirección)|nunca (?:acepté|autoricé|consentí|di (?:mi )?(?:permiso|consentimiento))[^.!?\\n]{0,40}?(?:datos|número|teléfono|correo)|(?:vendido|cedido|compartido|pasado|vendieron|cedieron|compartieron|pasaron|dado) (?:mis datos|mi (?:número|teléfono|correo))',
    'chi ha i miei dati|(?:come|da dove) (?:avete|hanno) (?:avuto|ottenuto|preso|trovato) (?:il mio (?:numero|indirizzo)|la mia (?:mail|email)|i miei dati)|mai (?:autorizzato|acconsentito|dato (?:il |il mio )?(?:consenso|permesso))[^.!?\\n]{0,40}?(?:dati|numero|mail|indirizzo)|(?:venduto|ceduto|passato|condiviso|dato|comunicato) (?:i miei dati|il mio (?:numero|indirizzo)|la mia (?:mail|email))',
    'quem tem (?:os )?meus dados|(?:como|de onde|onde) (?:conseguiram|arranjaram|tiraram|obtiveram) (?:o )?meu (?:número|telefone|e-?mail|contacto|contato)|nunca (?:autorizei|aceitei|consenti|dei (?:autorização|permissão|consentimento))[^.!?\\n]{0,40}?(?:dados|número|telefone|e-?mail)|(?:venderam|partilharam|compartilharam|passaram|cederam|divulgaram|vazaram) (?:os )?(?:meus dados|(?:o )?meu (?:número|telefone|e-?mail))',
    'wie heeft (?:allemaal )?mijn (?:gegevens|nummer|data)|(?:hoe|waar) (?:komen|komt|hebben) (?:jullie|u|ze) (?:\\p{L}+ ){0,2}?mijn (?:gegevens|nummer|telefoonnummer|adres|e-?mail\\p{L}*)|mijn (?:\\p{L}+ )?(?:gegevens|nummer|telefoonnummer|e-?mail\\p{L}*) (?:\\p{L}+ ){0,5}?(?:doorgegeven|verkocht|gedeeld|doorverkocht)|(?:nooit|geen) toestemming[^.!?\\n]{0,40}?(?:gegevens|nummer|adres)',
  ],
  '(?:個人情報|電話番号|メールアドレス|住所)[^。！？\\n]{0,14}(?:漏れ|漏洩|流出|第三者|勝手に|無断で|誰が持って|どこから|売られ|売った|渡し)',
)

/** Who speaks of data of their own. */
const ownData = compact(
  `(?<!\\p{L})(?:${mine}|meine (?:\\p{L}+ )?(?:daten|nummer|adresse|telefonnummer|handynummer)|mes (?:données|coordonnées)|mon numéro|mis datos|mi (?:número|teléfono)|i miei dati|il mio numero|meus dados|meu (?:número|telefone)|mijn (?:gegevens|nummer))(?!\\p{L})`,
  'u',
)

const deletions = anyOf([
  '(?:want|need|expect|demand|insist on|like) (?:it all|all of it|all of this|all of that|everything|it|them|this) (?:to be )?(?:\\p{L}+ )?(?:deleted|erased|removed|wiped)(?! (?:from (?:the|my) (?:bag|box|shirt|wall)))',
  '(?:^|(?<=[.!?,;\\n] ?)|(?<=(?:please|now|and|just|so) ))(?:delete|erase|wipe) (?:it all|all of it|all of this|everything|it|them|this)',
  '(?:^|(?<=[.!?,;\\n] ?)|(?<=(?:please|now|and|just) ))remove (?:it|them|everything) (?:at once|now|immediately|today|from your)',
  'löscht? (?:\\p{L}+ )?(?:alles|sie|das alles)|löschen sie (?:\\p{L}+ )?(?:alles|sie)|(?:alles|sofort) (?:sofort )?löschen',
  'supprimez(?: \\p{L}+)? (?:tout|tous)|effacez (?:tout|les)|(?:borren|bórrenlo|eliminen) todo|cancellate(?: \\p{L}+)? tutto|apaguem(?: \\p{L}+)? tudo|(?:verwijder|wis) (?:alles|ze)',
])
