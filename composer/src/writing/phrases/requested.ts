/** For a customer who asks for a refund, a replacement, or a return: without a promise, and without naming it. */
export const requested: Record<string, string[]> = {
  en: ['We’ve read your request.', 'We understand what you’re asking for.'],
  de: ['Ihr Anliegen haben wir gelesen.', 'Wir verstehen, worum Sie uns bitten.'],
  fr: ['Nous avons bien lu votre demande.', 'Nous comprenons votre demande.'],
  es: ['Hemos leído lo que nos pide.', 'Entendemos lo que nos pide.'],
  it: ['Abbiamo letto che cosa ci chiede.', 'Comprendiamo la Sua richiesta.'],
  pt: ['Lemos o que você nos pede.', 'Entendemos a sua solicitação.'],
  ja: ['ご要望を拝見いたしました。', 'ご要望の内容を確認いたしました。'],
  zh: ['您的要求我们已经看到了。', '我们明白您的要求。'],
}
