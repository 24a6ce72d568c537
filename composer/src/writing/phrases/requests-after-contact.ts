import type { ContactLines } from './phrase-book.ts'

/** Follows the brand's own words about how to reach it, so these don't say it again. */
export const requestsAfterContact: Record<string, ContactLines> = {
  en: {
    help: [
      'Please include your order number so we can look into it.',
      'With your order number, we can look into it.',
      'Please mention your order number so we can find out what happened.',
    ],
    helpIfOrder: ['We’d like to look into it with you.', 'We’d like to understand what happened.'],
    direct: ['We’d like to find out what happened.', 'We’d like to hear from you about it.'],
  },
  de: {
    help: [
      'Bitte nennen Sie dabei Ihre Bestellnummer, damit wir der Sache nachgehen können.',
      'Mit Ihrer Bestellnummer können wir uns das ansehen.',
      'Bitte geben Sie Ihre Bestellnummer an, damit wir klären können, was geschehen ist.',
    ],
    helpIfOrder: ['Wir möchten uns das gern mit Ihnen ansehen.', 'Wir möchten verstehen, was geschehen ist.'],
    direct: ['Wir möchten der Sache nachgehen.', 'Wir würden gern von Ihnen hören.'],
  },
  fr: {
    help: [
      'Pensez à indiquer votre numéro de commande, pour que nous puissions regarder cela.',
      'Avec votre numéro de commande, nous pourrons voir ce qui s’est passé.',
      'Indiquez-nous votre numéro de commande, afin que nous puissions comprendre ce qui s’est passé.',
    ],
    helpIfOrder: ['Nous aimerions voir cela avec vous.', 'Nous aimerions comprendre ce qui s’est passé.'],
    direct: ['Nous aimerions examiner la situation.', 'Nous aimerions en savoir plus.'],
  },
  es: {
    help: [
      'Indique su número de pedido, para que podamos revisarlo.',
      'Con su número de pedido podremos ver qué ha pasado.',
      'Incluya su número de pedido, para que podamos comprobarlo.',
    ],
    helpIfOrder: ['Nos gustaría revisarlo con usted.', 'Nos gustaría entender qué ha pasado.'],
    direct: ['Nos gustaría ver qué ha pasado.', 'Nos gustaría saber más.'],
  },
  it: {
    help: [
      'Indichi il numero d’ordine, così possiamo verificare.',
      'Con il numero d’ordine possiamo capire che cosa è successo.',
      'Aggiunga il numero d’ordine, così possiamo controllare.',
    ],
    helpIfOrder: ['Vorremmo vederlo insieme a lei.', 'Vorremmo capire che cosa è successo.'],
    direct: ['Vorremmo verificare.', 'Vorremmo saperne di più.'],
  },
  pt: {
    help: [
      'Informe o número do pedido, para que possamos verificar.',
      'Com o número do pedido, podemos ver o que aconteceu.',
      'Inclua o número do pedido, para que possamos entender o que houve.',
    ],
    helpIfOrder: ['Queremos ver isso com você.', 'Queremos entender o que aconteceu.'],
    direct: ['Queremos verificar o que houve.', 'Queremos saber mais.'],
  },
  ja: {
    help: [
      'ご注文番号を添えていただけますと、状況を確認できます。',
      'その際、ご注文番号をお知らせください。',
      'ご注文番号をお知らせいただければ、お調べできます。',
    ],
    helpIfOrder: ['詳しい状況をお聞かせいただければ幸いです。', '何があったのか、お聞かせください。'],
    direct: ['直接お話をうかがえれば幸いです。', '詳しくお聞かせください。'],
  },
  zh: {
    help: ['请附上订单号，以便我们查看。', '有了订单号，我们就能了解情况。', '麻烦注明订单号，以便我们了解情况。'],
    helpIfOrder: ['我们想和您一起看看是怎么回事。', '我们想了解发生了什么。'],
    direct: ['我们想核实这件事。', '我们想听听您的说明。'],
  },
}
