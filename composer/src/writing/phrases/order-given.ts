/** Replaces the request for an order number that the comment gives, without repeating it in public. */
export const orderGiven: Record<string, Record<'privately' | 'directly' | 'there', string[]>> = {
  en: {
    privately: [
      'We have your order number; please send us a private message so we can {do}.',
      'With the order number you gave us, we can {do}; please send us a private message.',
    ],
    directly: [
      'We have your order number; please contact us directly so we can {do}.',
      'With the order number you gave us, we can {do}; please contact us directly.',
    ],
    there: ['We have your order number and would like to {do}.', 'With the order number you gave us, we can {do}.'],
  },
  de: {
    privately: [
      'Ihre Bestellnummer haben wir; bitte schreiben Sie uns eine private Nachricht, damit wir {do}.',
      'Ihre Bestellnummer liegt uns vor; eine private Nachricht genügt, damit wir {do}.',
    ],
    directly: [
      'Ihre Bestellnummer haben wir; bitte melden Sie sich direkt bei uns, damit wir {do}.',
      'Ihre Bestellnummer liegt uns vor; bitte wenden Sie sich direkt an uns, damit wir {do}.',
    ],
    there: ['Ihre Bestellnummer haben wir, sodass wir {do}.', 'Ihre Bestellnummer liegt uns vor, sodass wir {do}.'],
  },
  fr: {
    privately: [
      'Nous avons votre numéro de commande : écrivez-nous en message privé, afin que nous puissions {do}.',
      'Avec le numéro de commande indiqué, nous pourrons {do} : écrivez-nous en message privé.',
    ],
    directly: [
      'Nous avons votre numéro de commande : contactez-nous directement, afin que nous puissions {do}.',
      'Avec le numéro de commande indiqué, nous pourrons {do} : contactez-nous directement.',
    ],
    there: [
      'Nous avons votre numéro de commande et aimerions {do}.',
      'Avec le numéro de commande indiqué, nous pourrons {do}.',
    ],
  },
  es: {
    privately: [
      'Ya tenemos su número de pedido; escríbanos por mensaje privado, para que podamos {do}.',
      'Con el número de pedido que nos ha dado podremos {do}; escríbanos por mensaje privado.',
    ],
    directly: [
      'Ya tenemos su número de pedido; contacte directamente con nosotros, para que podamos {do}.',
      'Con el número de pedido que nos ha dado podremos {do}; contacte directamente con nosotros.',
    ],
    there: [
      'Ya tenemos su número de pedido y nos gustaría {do}.',
      'Con el número de pedido que nos ha dado podremos {do}.',
    ],
  },
  it: {
    privately: [
      'Abbiamo il Suo numero d’ordine: ci scriva in privato, così possiamo {do}.',
      'Con il numero d’ordine che ci ha indicato possiamo {do}: ci scriva in privato.',
    ],
    directly: [
      'Abbiamo il Suo numero d’ordine: ci contatti direttamente, così possiamo {do}.',
      'Con il numero d’ordine che ci ha indicato possiamo {do}: ci contatti direttamente.',
    ],
    there: [
      'Abbiamo il Suo numero d’ordine e vorremmo {do}.',
      'Con il numero d’ordine che ci ha indicato possiamo {do}.',
    ],
  },
  pt: {
    privately: [
      'Já temos o número do pedido; envie uma mensagem privada, para que possamos {do}.',
      'Com o número do pedido que você informou, podemos {do}; envie uma mensagem privada.',
    ],
    directly: [
      'Já temos o número do pedido; fale diretamente conosco, para que possamos {do}.',
      'Com o número do pedido que você informou, podemos {do}; fale diretamente conosco.',
    ],
    there: ['Já temos o número do pedido e queremos {do}.', 'Com o número do pedido que você informou, podemos {do}.'],
  },
  ja: {
    privately: [
      'ご注文番号を確認いたしました。個別メッセージをいただければ、{do}できます。',
      'ご注文番号は承っております。{do}できますよう、個別メッセージをお送りください。',
    ],
    directly: [
      'ご注文番号を確認いたしました。直接ご連絡いただければ、{do}できます。',
      'ご注文番号は承っております。{do}できますよう、直接お問い合わせください。',
    ],
    there: ['ご注文番号を確認いたしました。これにより、{do}できます。', 'いただいたご注文番号で、{do}できます。'],
  },
  zh: {
    privately: [
      '您的订单号我们已经看到，请私信联系我们，以便我们{do}。',
      '有了您提供的订单号，我们可以{do}，请私信联系我们。',
    ],
    directly: [
      '您的订单号我们已经看到，请直接联系我们，以便我们{do}。',
      '有了您提供的订单号，我们可以{do}，请直接联系我们。',
    ],
    there: ['您的订单号我们已经看到，我们想{do}。', '有了您提供的订单号，我们可以{do}。'],
  },
}
