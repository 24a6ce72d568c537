/** What a customer asks for. A reply mustn’t mention a refund or an exchange that isn’t granted, so it says what it’s about. */
export type Remedy = 'money' | 'another' | 'other'

/** For a customer who asks for a refund, a replacement, or a return: without a promise. */
export const requested: Record<string, Record<Remedy, string[]>> = {
  en: {
    money: [
      'We understand that this is about the money you paid.',
      'We can see that you’re asking about your payment.',
    ],
    another: ['We’ve seen that you’d like a different one instead.', 'We’ve read that you’d like a different one.'],
    other: ['We understand that you’d like a solution.', 'We understand what you’re asking for.'],
  },
  de: {
    money: [
      'Wir verstehen, dass es Ihnen um das gezahlte Geld geht.',
      'Wir haben gelesen, dass es Ihnen um das gezahlte Geld geht.',
    ],
    another: [
      'Sie möchten ein anderes Exemplar, das verstehen wir.',
      'Wir verstehen, dass Sie lieber ein anderes Exemplar hätten.',
    ],
    other: ['Wir verstehen, dass Sie eine Lösung möchten.', 'Wir verstehen, worum Sie uns bitten.'],
  },
  fr: {
    money: [
      'Nous avons lu que vous souhaitez récupérer votre argent.',
      'Nous avons bien lu votre demande au sujet de votre argent.',
    ],
    another: [
      'Nous comprenons que vous souhaitiez un autre article à la place.',
      'Nous voyons que vous souhaitez un article qui vous convienne.',
    ],
    other: ['Nous comprenons que vous attendiez une solution.', 'Nous comprenons votre demande.'],
  },
  es: {
    money: ['Hemos leído que quiere recuperar su dinero.', 'Hemos leído su petición sobre su dinero.'],
    another: ['Entendemos que prefiera otro artículo en su lugar.', 'Vemos que quiere uno que le vaya bien.'],
    other: ['Entendemos que quiera una solución.', 'Entendemos lo que nos pide.'],
  },
  it: {
    money: ['Abbiamo letto che vorrebbe riavere il Suo denaro.', 'Abbiamo letto la Sua richiesta sul denaro pagato.'],
    another: ['Abbiamo letto che vorrebbe un cambio.', 'Abbiamo letto la Sua richiesta di un altro articolo.'],
    other: ['Capiamo che desideri una soluzione.', 'Comprendiamo la Sua richiesta.'],
  },
  pt: {
    money: ['Entendemos que se trata do valor pago.', 'Lemos a sua solicitação sobre o valor pago.'],
    another: ['Entendemos que você prefira outro produto.', 'Vemos que você quer um que sirva para você.'],
    other: ['Entendemos que você queira uma solução.', 'Entendemos a sua solicitação.'],
  },
  ja: {
    money: ['お支払いいただいた代金の件と承知いたしました。', 'お支払いの件でのご要望、確認いたしました。'],
    another: ['別の品をご希望とのこと、承知いたしました。', 'ご希望に合う品をお求めとのこと、確認いたしました。'],
    other: ['ご要望を拝見いたしました。', 'ご要望の内容を確認いたしました。'],
  },
  zh: {
    money: ['我们明白，您关心的是已付的款项。', '您提到的付款问题，我们看到了。'],
    another: ['我们明白，您想要另外一件。', '您想要合适的一件，我们明白。'],
    other: ['您的要求我们已经看到了。', '我们明白您的要求。'],
  },
}
