import { orderGiven } from './order-given.ts'
import type { Complaint } from '../particulars/index.ts'
import { withBoundMarks } from './fr-spaces.ts'

/** What we need the order number for. */
type Purpose = 'order' | 'payment' | 'request' | 'matter'

interface OrderContact {
  purposes: Record<Purpose, string>
  privately: string[]
  directly: string[]
  /** After the brand's own words about how to reach it. */
  there: string[]
}

const purposeOf: Partial<Record<Complaint, Purpose>> = {
  notArrived: 'order',
  chargedTwice: 'payment',
  refundLate: 'payment',
  charged: 'payment',
}

interface Asked {
  complaint: Complaint | null
  requests: boolean
  /** Without it, a customer who waits may wait for a replacement or a return label. */
  money: boolean
  /** The comment has the number. */
  given: boolean
}

type ContactBy = 'privately' | 'directly' | 'there'

/** Asks for the order number of a missing package, an open payment, or a request, and says what for. */
export function orderContact(language: string, asked: Asked, contactBy: ContactBy): readonly string[] {
  const purpose = purposeFor(asked) ?? (asked.given ? 'matter' : undefined)
  const contact = contacts[language]
  if (!purpose || !contact) return []
  const templates = asked.given ? orderGiven[language]?.[contactBy] : contact[contactBy]
  const lines = (templates ?? []).map((template) => template.replace('{do}', contact.purposes[purpose]))
  return language === 'fr' ? lines.map(withBoundMarks) : lines
}

/** What the order number is for, in the words of the language. */
export function purposeOfOrder(language: string, asked: Asked): string | undefined {
  return contacts[language]?.purposes[purposeFor(asked) ?? 'matter']
}

export const orderPurposes = (language: string): string[] => Object.values(contacts[language]?.purposes ?? {})

export function purposeFor({ complaint, requests, money }: Asked): Purpose | undefined {
  if (complaint === 'waiting') return money ? 'payment' : 'request'
  return (complaint === null ? undefined : purposeOf[complaint]) ?? (requests ? 'request' : undefined)
}

export const orderContacts = (language: string): string[] =>
  (['notArrived', 'waiting', null] as const).flatMap((complaint) =>
    (['privately', 'directly', 'there'] as const).flatMap((contactBy) =>
      [true, false].flatMap((given) => [
        ...orderContact(language, { complaint, requests: true, money: true, given }, contactBy),
        ...orderContact(language, { complaint: null, requests: false, money: false, given }, contactBy),
      ]),
    ),
  )

const contacts: Record<string, OrderContact> = {
  en: {
    purposes: {
      order: 'find out where your order is',
      payment: 'check the payment',
      request: 'look into your request',
      matter: 'look into it',
    },
    privately: [
      'Please send us your order number in a private message so we can {do}.',
      'Could you send us a private message with your order number so we can {do}?',
    ],
    directly: [
      'Please contact us directly with your order number so we can {do}.',
      'Could you write to us directly with your order number so we can {do}?',
    ],
    there: ['Please include your order number so we can {do}.', 'With your order number, we can {do}.'],
  },
  de: {
    purposes: {
      order: 'nachsehen können, wo Ihre Bestellung ist',
      payment: 'die Zahlung prüfen können',
      request: 'Ihr Anliegen prüfen können',
      matter: 'der Sache nachgehen können',
    },
    privately: [
      'Bitte nennen Sie uns Ihre Bestellnummer in einer privaten Nachricht, damit wir {do}.',
      'Schicken Sie uns bitte eine private Nachricht mit Ihrer Bestellnummer, damit wir {do}.',
    ],
    directly: [
      'Bitte wenden Sie sich mit Ihrer Bestellnummer direkt an uns, damit wir {do}.',
      'Schreiben Sie uns bitte direkt und nennen Sie Ihre Bestellnummer, damit wir {do}.',
    ],
    there: [
      'Bitte nennen Sie dabei Ihre Bestellnummer, damit wir {do}.',
      'Geben Sie bitte Ihre Bestellnummer an, damit wir {do}.',
    ],
  },
  fr: {
    purposes: {
      order: 'voir où se trouve votre commande',
      payment: 'vérifier le paiement',
      request: 'étudier votre demande',
      matter: 'examiner la situation',
    },
    privately: [
      'Envoyez-nous votre numéro de commande en message privé, afin que nous puissions {do}.',
      'Pouvez-vous nous envoyer votre numéro de commande en message privé, pour que nous puissions {do} ?',
    ],
    directly: [
      'Veuillez nous contacter directement avec votre numéro de commande, afin que nous puissions {do}.',
      'Pouvez-vous nous écrire directement, avec votre numéro de commande, pour que nous puissions {do} ?',
    ],
    there: [
      'Indiquez-nous votre numéro de commande, afin que nous puissions {do}.',
      'Avec votre numéro de commande, nous pourrons {do}.',
    ],
  },
  es: {
    purposes: {
      order: 'ver dónde está su pedido',
      payment: 'comprobar el pago',
      request: 'revisar su petición',
      matter: 'revisarlo',
    },
    privately: [
      'Envíenos su número de pedido por mensaje privado, para que podamos {do}.',
      '¿Podría enviarnos un mensaje privado con su número de pedido, para que podamos {do}?',
    ],
    directly: [
      'Contacte directamente con nosotros con su número de pedido, para que podamos {do}.',
      '¿Podría escribirnos directamente con su número de pedido, para que podamos {do}?',
    ],
    there: ['Indique su número de pedido, para que podamos {do}.', 'Con su número de pedido podremos {do}.'],
  },
  it: {
    purposes: {
      order: 'vedere dove si trova il Suo ordine',
      payment: 'controllare il pagamento',
      request: 'esaminare la Sua richiesta',
      matter: 'verificare',
    },
    privately: [
      'Ci mandi il numero d’ordine in un messaggio privato, così possiamo {do}.',
      'Può mandarci un messaggio privato con il numero d’ordine, così possiamo {do}?',
    ],
    directly: [
      'La preghiamo di contattarci direttamente con il numero d’ordine, così possiamo {do}.',
      'Può scriverci direttamente indicando il numero d’ordine, così possiamo {do}?',
    ],
    there: ['Indichi il numero d’ordine, così possiamo {do}.', 'Con il numero d’ordine possiamo {do}.'],
  },
  pt: {
    purposes: {
      order: 'ver onde está o seu pedido',
      payment: 'verificar o pagamento',
      request: 'analisar a sua solicitação',
      matter: 'verificar o que houve',
    },
    privately: [
      'Envie o número do pedido por mensagem privada, para que possamos {do}.',
      'Você pode nos enviar uma mensagem privada com o número do pedido, para que possamos {do}?',
    ],
    directly: [
      'Fale diretamente conosco e informe o número do pedido, para que possamos {do}.',
      'Você pode nos escrever diretamente com o número do pedido, para que possamos {do}?',
    ],
    there: ['Informe o número do pedido, para que possamos {do}.', 'Com o número do pedido, podemos {do}.'],
  },
  ja: {
    purposes: {
      order: 'ご注文の状況をお調べ',
      payment: 'お支払いの状況を確認',
      request: 'ご要望を確認',
      matter: '状況を確認',
    },
    privately: [
      '個別メッセージでご注文番号をお知らせいただければ、{do}できます。',
      '{do}できますよう、個別メッセージでご注文番号をお知らせください。',
    ],
    directly: [
      'ご注文番号を添えて直接お問い合わせいただければ、{do}できます。',
      '{do}できますよう、ご注文番号を添えて直接お問い合わせください。',
    ],
    there: ['ご注文番号を添えていただければ、{do}できます。', '{do}できますよう、ご注文番号をお知らせください。'],
  },
  zh: {
    purposes: { order: '查询订单在哪里', payment: '核对付款情况', request: '了解您的要求', matter: '核实情况' },
    privately: ['请私信告诉我们订单号，以便我们{do}。', '麻烦您私信提供订单号，方便我们{do}。'],
    directly: ['请直接联系我们并提供订单号，以便我们{do}。', '麻烦您直接联系我们，告知订单号，方便我们{do}。'],
    there: ['请附上订单号，以便我们{do}。', '有了订单号，我们就能{do}。'],
  },
}
