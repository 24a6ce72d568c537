import { anyOf, plainly } from './words-in.ts'

/** Words of a request about the customer's own data, such as to delete it. */
export function dataRequestIn(text: string): string | null {
  const small = plainly(text)
  return hints.test(small) ? (requests.exec(small)?.[0] ?? null) : null
}

/** One of these is in every match. The long patterns below are slow, and most comments have none. */
const hints =
  /account|data|info|detail|profil|record|e-?mail|number|system|gdpr|ccpa|forgotten|erasure|privacy|everything|sell|my (?:phone|name|address)|konto|daten|dsgvo|löschung|vergessen|compte|données|coordonnées|rgpd|oubli|effacement|cnil|cuenta|datos|perfil|olvido|dati|conta|dados|cadastro|lgpd|gegevens|vergeten|アカウント|個人|会員|登録|账|帐|信息|资料/u

const own =
  '(?:my (?:\\p{L}+ )?(?:account|data|information|info|details|profile|records?|email address|phone number|card details)|(?:all|any|every bit) (?:of )?my (?:\\p{L}+ )?(?:data|information|info|details|records)|everything you (?:hold|have|store|keep|stored) (?:on|about) me|me from your (?:system|database|records))'

const requests = anyOf(
  [
    `(?<!(?:had to|have to|i|i'd|i'll|will|would|may|might|could|it|they|easy to|easily|don't|doesn't|didn't|can|can't|cannot|not|never|app|apps|update|tried to|trying to) )(?:delete|remove|erase|wipe|purge|destroy) (?:\\p{L}+ ){0,2}?${own}`,
    `(?:i want to|i would like to|i'd like to|how (?:do|can) i|please let me|let me|i am asking you to|i asked (?:you|them) to|want you to|won't|refuse to|refused to) (?:delete|remove|erase|wipe|purge) (?:\\p{L}+ ){0,2}?${own}`,
    '(?:^|please |(?<=[.!?,;] )|just |now )close my (?:\\p{L}+ )?account(?= (?:and|now|immediately|today)(?!\\p{L})|$|[.!,])',
    `(?:want|need|get|have|like|asked for|request|requested) (?:all )?(?:of )?${own} (?:to be )?(?:\\p{L}+ )?(?:deleted|erased|removed|wiped|purged|closed)`,
    'gdpr|ccpa|right to be forgotten|right to erasure|(?:data )?subject access request|(?:data|privacy) protection (?:officer|authority|request|law|laws|rights?)|do not sell my',
    "(?<!(?:can't|cannot|can not|couldn't|could not|won't|don't|never) )stop (?:selling|sharing|storing|using|keeping|giving) (?:\\p{L}+ )?(?:my|our) (?:\\p{L}+ )?(?:data|email|e-mail|number|address|details|information|info|name)|(?:never|not|didn't) (?:agreed?|consent(?:ed)?|gave (?:you )?(?:permission|consent)) to (?:\\p{L}+ )?(?:storing|sharing|selling|using|keeping|store|share|sell|keep) my",
    '(?:lösch|entfern)\\p{L}* (?:\\p{L}+ ){0,3}?mein\\p{L}* (?:\\p{L}+ )?(?:konto|kundenkonto|account|daten|profil)|mein\\p{L}* (?:\\p{L}+ ){0,4}?(?:konto|kundenkonto|account|daten|profil)(?: \\p{L}+){0,4} (?:zu )?(?:löschen|gelöscht)|dsgvo|recht auf (?:löschung|vergessen\\p{L}*)',
    "(?:supprim|effac)\\p{L}*(?: \\p{L}+){0,2} (?:mon compte|mes (?:\\p{L}+ )?(?:données|informations|coordonnées)|mon profil)|rgpd|droit à (?:l'oubli|l'effacement)|cnil",
    '(?:borr|elimin|suprim)\\p{L}*(?: \\p{L}+){0,2} (?:mi cuenta|mis datos|mi información|mi perfil)|derecho al olvido|ley de protección de datos',
    "(?:cancell|elimin|rimuov)\\p{L}*(?: \\p{L}+){0,2} (?:il mio (?:account|profilo)|i miei dati|le mie informazioni)|diritto all'oblio|garante (?:della |per la )?privacy",
    '(?:apag|exclu|delet|remov)\\p{L}*(?: \\p{L}+){0,2} (?:(?:a )?minha conta|(?:os )?meus dados|(?:o )?meu (?:perfil|cadastro))|lgpd',
    '(?:verwijder|wis)\\p{L}*(?: \\p{L}+){0,2} mijn (?:\\p{L}+ )?(?:account|gegevens|data|profiel)|mijn (?:\\p{L}+ ){0,3}?(?:account|gegevens)(?: \\p{L}+){0,3} (?:verwijderen|verwijderd|wissen|gewist)|recht om vergeten',
  ],
  '(?:アカウント|個人情報|会員情報|登録情報|個人データ)[^。！？\\n]{0,14}?(?:削除|消去|消して|抹消)|(?:删除|注销)(?:我的|本人)?(?:账号|账户|帐号|个人信息|资料)',
)
