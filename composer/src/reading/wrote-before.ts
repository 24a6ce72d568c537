import { compact } from '../words/compact.ts'

/** Whether the customer says they contacted the shop without getting an answer, or more than once. */
export function hasWrittenBefore(text: string, language: string | null): boolean {
  const small = text.toLowerCase().replaceAll('’', "'")
  return language !== null && (patterns[language]?.test(small) ?? false)
}

const words = (...alternatives: string[]): RegExp => compact(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'u')

/** A few words of the same sentence. */
const near = '(?:[^.!?\\n]{0,40}[ ,])?'

const patterns: Record<string, RegExp> = {
  en: words(
    `(?:e-?mailed|wrote|messaged|called|rang|contacted|phoned|texted|dm'?e?d)(?!\\p{L})[^.!?\\n]{0,60} and (?:then )?again (?:on|in|last|this|yesterday|today|a (?:week|month)|two (?:days|weeks))`,
    `(?:e-?mailed|wrote|messaged|called|rang|contacted|phoned|texted|voice-?mail|messages?|e-?mails?|calls?)(?!\\p{L})[^?\\n]{0,80}(?:(?<=[.!,;–-] ?)(?:crickets|radio silence|total silence|silence(?= ?[.!]|$)|(?:and )?(?:still )?not (?:a|one|even a) (?:single )?word(?: back| since| from)?|not even an? (?:auto(?:matic|mated)?[- ]?(?:reply|response)|acknowledge?ment)))`,
    'rang (?:you |them |the shop )?(?:twice|\\d+ times|three times|several times|many times)',
    'ignor(?:ed|es|ing|e) (?:all )?(?:my|our) (?:dms?|texts?|tickets?|comments?|chats?|inquir(?:y|ies))',
    '(?:my|our) (?:dms?|texts?|tickets?|comments?|chats?) (?:are|were|was|is|have been|has been|got|go|went|keep being) (?:being )?(?:ignored|unanswered)',
    `(?:written|wrote|e-?mailed|mailed|messaged|contacted|phoned|called|texted|reached out|asked)(?:,| (?:to )?${near}) ?(?:twice|two times|three times|four times|five times|\\d+ times|several times|many times|multiple times|again and again|repeatedly|more than once|over and over)`,
    '(?:sent|written|wrote) (?:you |them )?(?:two|three|four|five|six|ten|several|many|multiple|countless|\\d+) (?:e-?mails|mails|messages|letters)',
    `(?:e-?mailed|wrote|written|messaged|called|contacted|phoned|texted)(?:,| ${near}) ?(?:(?:and|but) )?(?:still |got |there was )*no (?:answer|reply|response)`,
    '(?:got|get|had|have|received|receive|with|still|been) (?:no|zero|not one|not a single) (?:reply|response|answer)',
    "(?:never|haven't|hasn't|have not|didn't|not) (?:ever )?(?:got|gotten|get|had|received|receive|heard)(?: a| an| any)? (?:reply|response|answer|back)",
    '(?:nobody|no one|no-one|noone) (?:ever |has |bothered to |bothers to |will )*(?:answer\\p{L}*|repl(?:y|ies|ied)|respond\\p{L}*|got back|gets back|get back|picks? up)',
    'heard nothing(?: back)?',
    '(?:answered|answers|answering|replied to|responded to|read|reply to|answer) (?:none|not one|not a single one|zero) of (?:my|our)(?: \\d+| two| three| four| five| six| many| several)? (?:e-?mails?|mails|messages|calls|letters)',
    '(?:ghost(?:ed|ing|s)|stonewall(?:ed|ing|s)) (?:me|us|by)|(?:support|seller|shop|service|they|you|company) (?:just |completely |totally |then |has |have |is |are )*ghost(?:ed|ing)|left (?:me|us) on read',
    '(?:all|only thing|everything) (?:i|we)(?:.ve| have)? (?:ever )?(?:got|get|received|had|heard)(?: back)? (?:was|were|is|are) (?:an? |the |your )?(?:auto(?:matic|mated)?|canned|robot)[- ]?(?:reply|replies|responses?|answers?|e-?mails?|messages?)',
    '(?:second|third|fourth|fifth|\\d+|two|three|four|several|multiple|many|all|every|my|each) (?:\\p{L}+ )?(?:e-?mails?|messages?|calls?|letters?) (?:(?:\\p{L}+ )?(?:ignored|unanswered)|without (?:a |an |any )?(?:reply|response|answer))',
    '(?:second|third|fourth|fifth|\\d+(?:nd|rd|th)) time (?:i am |i.m |we are |we.re |i have |i.ve )?(?:writing|contacting|e-?mailing|messaging|calling|asking|written|contacted|e-?mailed)',
    'waiting (?:for |on )(?:a |an |any |your |their )?(?:reply|response|answer)',
    "(?:they|you|support|customer service|the (?:seller|shop|store|company|team)) (?:never|don't|do not|didn't|did not|won't|doesn't|does not|haven't|has not|hasn't)(?: ever| even)? (?:answer\\p{L}*|repl(?:y|ied)|respond\\p{L}*|get back|got back)",
    '(?:ignor(?:ed|es|ing|e)) (?:all )?(?:my|our) (?:e-?mails?|mails?|messages?|calls?|requests?|questions?)',
    '(?:my|our) (?:e-?mails?|mails?|messages?|calls?|requests?|questions?) (?:are|were|was|is|have been|has been|go|went) (?:being )?(?:ignored|unanswered)',
  ),
  de: words(
    '(?:zweimal|zwei mal|dreimal|drei mal|viermal|mehrfach|mehrmals|schon oft|x-?mal|zigmal|\\d+ ?mal)[^.!?\\n]{0,40} (?:geschrieben|angeschrieben|angerufen|kontaktiert|gemeldet|nachgefragt|gefragt|gemailt)',
    '(?:keine|nie eine|bis heute keine|noch immer keine) (?:antwort|rückmeldung|reaktion)',
    '(?:antwortet|reagiert|meldet sich) (?:\\p{L}+ ){0,2}(?:keine sau|niemand|keiner|kein mensch)',
    '(?:niemand|keiner) (?:antwortet|reagiert|meldet sich|hat geantwortet|hat sich gemeldet|hat reagiert|geht ran)',
    '(?:nichts|nie wieder etwas) (?:von (?:ihnen|euch) )?gehört',
    '(?:warten?|wartet|gewartet)[^.!?\\n]{0,40} auf (?:eine |ihre |die |eure )?(?:antwort|rückmeldung|reaktion)',
    '(?:e-?mails?|nachrichten?|anfragen?) (?:wird|werden|wurde|wurden|bleibt|bleiben|blieb|blieben) (?:einfach )?(?:nicht beantwortet|unbeantwortet|ignoriert)',
    '(?:geschrieben|angeschrieben|angerufen|kontaktiert|gemailt|e-?mails?|mails?|nachrichten)(?!\\p{L})[^?\\n]{0,60}(?:funkstille|keine einzige antwort|nicht (?:ein)?mal eine (?:automatische )?(?:antwort|bestätigung|rückmeldung))',
    '(?:der |ihr )?(?:support|kundenservice|kundendienst|verkäufer|händler) (?:antwortet|reagiert|meldet sich) (?:einfach |gar )?nicht',
  ),
  fr: words(
    '(?:écrit|appelé|contacté|relancé|demandé)(?: [^.!?\\n]{0,40})? (?:deux|trois|quatre|plusieurs|\\d+) fois',
    '(?:aucune|pas de|jamais de|jamais eu de|sans|pas eu de) (?:réponse|retour)',
    'attend(?:s|ons|u)(?: [^.!?\\n]{0,40})? (?:une |votre |la )?réponse',
    '(?:personne) (?:ne |n.)(?:m.a |a )?(?:jamais )?(?:répond\\p{L}*|rappel\\p{L}*)',
    "(?:ne |n')?(?:répond(?:ent)?|répondez) (?:pas|jamais|plus) (?:à mes|aux|à nos) (?:mails?|messages?|e-?mails?|appels?|demandes?)",
    '(?:écrit|appelé|contacté|relancé|mails?|messages?|e-?mails?)(?!\\p{L})[^?\\n]{0,60}(?:silence radio|silence total|pas même une réponse|même pas une réponse)',
    'mes (?:mails?|messages?|e-?mails?|appels?) (?:sont |restent |restés )(?:restés )?(?:ignorés|sans réponse)',
  ),
  es: words(
    '(?:escrito|escribí|llamado|llamé|contactado|contacté|preguntado|reclamado)(?: [^.!?\\n]{0,40})? (?:dos|tres|cuatro|varias|muchas|\\d+) veces',
    '(?:ninguna|sin|nunca recibí|no he recibido|no recibí) (?:ninguna |una )?(?:respuesta|contestación)',
    '(?:esperando|espero|esperamos)(?: [^.!?\\n]{0,20})? (?:una |su |la )?(?:respuesta|contestación)',
    '(?:escrito|escribí|llamado|llamé|contactado|correos?|mensajes?)(?!\\p{L})[^?\\n]{0,60}(?:silencio total|ni una (?:sola )?respuesta|ni siquiera una respuesta)',
    '(?:nadie) (?:me |nos )?(?:ha )?(?:contest\\p{L}*|respond\\p{L}*)',
    '(?:no|nunca) (?:me |nos )?(?:han |ha )?(?:contest(?:an|aron|ado)|respond(?:en|ieron|ido)) (?:a )?(?:mis|los|a los|nuestros)? ?(?:correos|mensajes|mails|e-?mails|llamadas)',
  ),
  it: words(
    '(?:scritto|chiamato|contattat[oi]|chiesto|sollecitato)(?: [^.!?\\n]{0,40})? (?:due|tre|quattro|più|diverse|\\d+) volte',
    '(?:nessuna|senza|mai avuto|mai ricevuto|non ho ricevuto|non ho avuto) (?:nessuna |alcuna |una )?(?:risposta|riscontro)',
    '(?:aspetto|aspettando|aspettiamo|attendo)(?: [^.!?\\n]{0,30})? (?:una |la )?(?:vostra )?risposta',
    '(?:scritto|chiamato|contattat[oi]|mail|e-?mail|messaggi)(?!\\p{L})[^?\\n]{0,60}(?:silenzio (?:totale|assoluto)|nemmeno una risposta|neanche una risposta)',
    'non (?:mi |ci )?rispond(?:e|eva) nessuno',
    '(?:nessuno) (?:mi |ci )?(?:ha )?(?:mai )?(?:rispo\\p{L}*|richiam\\p{L}*)',
    'non (?:mi |ci )?(?:hanno (?:mai )?rispost[oi]|rispondono) (?:mai )?(?:alle|ai) (?:mail|e-?mail|messaggi|chiamate)',
  ),
  pt: words(
    '(?:escrevi|liguei|contatei|mandei (?:mensagem|e-?mail)|entrei em contato|reclamei|perguntei)(?: [^.!?\\n]{0,40})? (?:duas|três|quatro|várias|muitas|diversas|\\d+) vezes',
    '(?:nenhuma|sem|nunca recebi|não recebi|não tive) (?:nenhuma |uma )?(?:resposta|retorno)',
    '(?:esperando|aguardando|aguardo|espero)(?: [^.!?\\n]{0,20})? (?:por )?(?:uma |a )?resposta',
    '(?:escrevi|liguei|contatei|mandei|e-?mails?|mensagens)(?!\\p{L})[^?\\n]{0,60}(?:silêncio total|nem (?:sequer )?uma resposta)',
    '(?:ninguém) (?:me |nos )?(?:respond\\p{L}*|retorn\\p{L}*|atend\\p{L}*)',
    'não (?:me |nos )?respond(?:em|eram) (?:aos |às |os |as )?(?:meus |minhas )?(?:e-?mails|mensagens|ligações)',
  ),
  ja: /(?:メール|連絡|問い合わせ|電話)[^。]{0,20}(?:音沙汰|なしのつぶて|梨のつぶて)|(?:返信|返事|返答|回答)を[^。]{0,6}待って|(?:何度|二度|2度|三度|3度|何回|2回|二回|3回|三回)も?(?:メール|連絡|問い合わせ|電話|お問い合わせ)|(?:返信|返事|返答|回答|連絡)(?:が|も|は)?(?:一切|全く|まったく)?(?:ない|なく|ありません|来ない|来ません|こない|もらえ(?:ない|ません|ず))|問い合わせ(?:ても|たが|たのに)[^。]{0,15}(?:無視|返事|返信)/u,
  zh: /等(?:了|着)?[^。！？]{0,8}(?:回复|答复)|(?:多次|好几次|两次|三次|几次|反复)(?:联系|咨询|留言|发消息|问|打电话|催)|(?:联系|咨询|问|催|留言)了?(?:客服|卖家|你们)?(?:多次|好几次|两次|三次|几次)|(?:没人|没有人|无人)(?:回复|回应|理|理睬|搭理|接听)|(?:不|没|没有|一直没|从不|始终没有?)(?:人)?(?:回复|回信|答复)(?!率)/u,
}
