import { compact } from '../words/compact.ts'

/**
 * Whether a comment contains an email address or a phone number of a person. An order number says nothing about a person
 * without the shop's records, and a mailbox such as hello@ is a company's own.
 */
export function publishesData(text: string): boolean {
  const written = text.replace(links, ' ').replace(laughter, ' ')
  return hasEmail(written) || (/\d{3}/.test(written) && phones.some((phone) => phone.test(written)))
}

export const links = /(?:https?:\/\/|www\.)\S{1,2000}|<[^<>]{0,200}>/gi

const hasEmail = (text: string): boolean =>
  text.includes('@') && [...text.matchAll(emails)].some(([, name = '']) => !mailboxes.test(name))

const emails = compact(/([\p{L}\d._%+*-]{1,64})@[\p{L}\d-]{1,63}\.[\p{L}.]{2,20}/gu)

/** Of a company, not of a person. */
const mailboxes =
  /^(?:hello|hi|hey|info|infos|support|service|services|help|helpdesk|contact|contacts|care|customer[._-]?(?:care|service|support|services)|sales|shop|store|orders?|returns?|refunds?|team|office|admin|mail|enquir(?:y|ies)|inquir(?:y|ies)|feedback|complaints?|no-?reply|hallo|kontakt|kundenservice|kundendienst|bestellung|retouren?|bonjour|sav|serviceclient|service[._-]client|commandes?|hola|contacto|ayuda|atencion|pedidos|clientes|ciao|contatti|assistenza|ordini|servizioclienti|ola|contato|apoio|ajuda|encomendas|klantenservice|klantendienst|bestellingen|retour)$/iu

/** "5555555" is laughter in Thai. */
const laughter = /(?<!\d)(\d)(?:[\s().-]{0,2}\1){6,}(?!\d)/g

const phones: readonly RegExp[] = [
  compact(
    /(?<![\p{L}\d.,/#-])(?!\d{1,2}[./-]\d{1,2}[./-]\d{2})(?:\+|00|0|\()\d(?:[\s().-]{0,2}[\dxX*]){7,13}(?![\p{L}\d*%-])/u,
  ),
  compact(
    /(?<![\p{L}\d.,/#-])(?:\d{3}-\d{3}-[\dxX*]{4}|[6-9]\d{2}[\dxX*]{7})(?![\p{L}\d*%-]|\s?\p{L}*(?:views|times|people))/u,
  ),
]
