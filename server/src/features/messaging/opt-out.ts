/**
 * Whether a message opts out of further messages or opts in again; null if it does neither. WhatsApp requires
 * businesses to honor opt-outs (https://www.whatsapp.com/legal/business-policy). Zendesk lists STOP, UNSUBSCRIBE and QUIT
 * as opt-out keywords (https://support.zendesk.com/hc/en-us/articles/9731476702490). We chose the others.
 */
export function wishOf(text: string): 'stop' | 'start' | null {
  const words = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const bare = words.replace(/[\s.!"'“”。！]+$/u, '').replace(/^["'“”]+/u, '')
  if (stops.has(bare) || begins.test(words) || asks.test(words) || asksElsewhere.test(words)) return 'stop'
  return bare === 'start' || bare === 'unstop' ? 'start' : null
}

const stops: ReadonlySet<string> = new Set(
  [
    'stop, stopall, stop all, unsubscribe, quit, opt out, optout, opt-out, stopp, abmelden, abbestellen, arret, arrêt, arrêter',
    'désabonner, désinscrire, baja, alto, parar, sair, cancelar inscrição, disiscrivimi, disiscriviti, afmelden',
    '配信停止, 停止, 退订, 退訂',
  ].flatMap((words) => words.split(', ')),
)

/** "STOP. Please don't write to me." */
const begins = /^(?:stop|stopp|unsubscribe)\s?[.,;:!。！]/u

/** "Please stop messaging me", "don't contact me again". */
const asks =
  /^(?:leave me alone|(?:please )?(?:take|remove) (?:me|my number) (?:off|from) (?:your|the|this) \p{L}*\s?list|(?:please )?(?:remove|delete) my (?:phone )?number|(?:please )?unsubscribe me|no more (?:messages|texts|whatsapps?|ads)|i (?:don['’]?t|do not) want (?:to (?:get|receive) )?(?:any ?more |any )?(?:messages|texts|whatsapps?|ads|promotions))|^(?:hi,? |hello,? |please,? )?(?:stop|do not|don['’]?t|never) (?:ever )?(?:send(?:ing)? (?:me )?(?:any ?more )?(?:messages|texts|whatsapps?)|(?:messag(?:e|ing)|writ(?:e|ing)(?: to)?|text(?:ing)?|contact(?:ing)?) me)/u

/** The same at the beginning of a sentence in German, French, Spanish, Italian and Portuguese. Chosen by us. */
const asksElsewhere = new RegExp(
  `(?:^|[.!?¡,]\\s*)(?:${[
    '(?:bitte )?(?:nehmen sie|nehmt|streichen sie|streicht|löschen sie|löscht) (?:mich|meine nummer) (?:bitte )?(?:aus|von) (?:ihrem|eurem|ihrer|eurer|dem|der) (?:verteiler|liste)|(?:bitte )?(?:löschen sie|löscht) (?:bitte )?meine (?:handy|telefon)?nummer|(?:hört|hören sie) (?:bitte )?auf,? (?:mir|mich) (?:\\p{L}+ ){0,3}zu|(?:bitte abmelden|abmelden bitte)|(?:bitte )?meld(?:en sie|et) mich (?:bitte )?ab|bitte keine (?:weiteren )?(?:nachrichten|whatsapps?) mehr|ich (?:möchte|will) keine werbung(?: mehr)?|lass(?:en sie|t) mich in ruhe|keine (?:weiteren )?nachrichten mehr|(?:bitte )?(?:schreiben sie|schreibt|schreib|kontaktieren sie) (?:mir|mich) (?:bitte )?(?:nicht|nie) mehr|ich (?:möchte|will|wünsche) keine (?:weiteren )?(?:nachrichten|whatsapps?)(?: mehr)?',
    "je (?:veux|souhaite|voudrais|désire) me (?:désinscrire|désabonner)|(?:désinscrivez|désabonnez|retirez|enlevez|supprimez)[- ]moi|(?:retirez|enlevez|supprimez) mon numéro|(?:merci|veuillez|prière) de ne plus (?:me contacter|m['’]écrire|m['’]envoyer)|ne (?:m['’]écrivez|m['’]écris|me contactez|m['’]envoyez) plus|je ne (?:veux|souhaite) plus (?:recevoir )?(?:de |vos )?messages|arrêtez de m['’](?:écrire|envoyer)",
    '(?:borradme|bórr(?:eme|enme)|quitadme|quít(?:eme|enme)|eliminadme|elimín(?:eme|enme)) (?:de|mi)|(?:quiero|deseo) darme de baja|(?:dadme|denme|deme) de baja|no (?:me )?(?:escrib(?:an?|áis)|contact(?:en|éis)|mand(?:en|éis)|env(?:íen|iéis)) más|(?:ya )?no (?:quiero|deseo) (?:recibir )?(?:más )?(?:mensajes|publicidad)|dej(?:en|ad) de (?:escribirme|mandarme|enviarme)',
    '(?:cancellatemi|toglietemi|rimuovetemi|disiscrivetemi) (?:dalla|dal|dalle) (?:\\p{L}+ )?(?:lista|mailing list|elenco|rubrica)|(?:cancellate|togliete|rimuovete) il mio numero|(?:voglio|vorrei) (?:disiscrivermi|cancellarmi dalla lista)|non (?:scrivetemi|mi scrivete|contattatemi|mi contattate) più|non voglio (?:più )?(?:ricevere )?(?:altri )?(?:messaggi|pubblicità)|smettete di (?:scrivermi|contattarmi)',
    'me (?:removam|tirem|retirem|excluam) (?:da|dessa|desta) lista|(?:removam|tirem|retirem|excluam) (?:meu|o meu) número|quero (?:sair da lista|me descadastrar)|não (?:me )?(?:escrevam|mandem|enviem|contatem|contactem) mais|não quero (?:mais )?(?:receber )?(?:mais )?mensagens|parem de me (?:escrever|mandar|enviar|contatar)',
  ].join('|')})(?!\\p{L})`,
  'u',
)
