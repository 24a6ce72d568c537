/** What a customer asks for. A reply says no more about it than that they asked. */
export type Remedy = 'money' | 'another' | 'other'

/** For a customer who asks for a refund, a replacement, or a return: without a promise. */
export const requested: Record<string, Record<Remedy, string[]>> = {
  en: {
    money: ['We understand that you’re asking for a refund.', 'We can see that you’re asking for a refund.'],
    another: ['We’ve seen that you’d like another one instead.', 'We’ve read that you’d like another one.'],
    other: ['We understand that you’d like a solution.', 'We understand what you’re asking for.'],
  },
  de: {
    money: ['Wir verstehen, dass Sie eine Erstattung möchten.', 'Wir haben gelesen, dass Sie eine Erstattung möchten.'],
    another: [
      'Sie möchten ein anderes Exemplar, das verstehen wir.',
      'Wir verstehen, dass Sie lieber ein anderes Exemplar hätten.',
    ],
    other: ['Wir verstehen, dass Sie eine Lösung möchten.', 'Wir verstehen, worum Sie uns bitten.'],
  },
  fr: {
    money: ['Nous avons lu que vous souhaitez un remboursement.', 'Nous avons bien lu votre demande de remboursement.'],
    another: [
      'Nous comprenons que vous souhaitiez un autre article à la place.',
      'Nous voyons que vous souhaitez un article qui vous convienne.',
    ],
    other: ['Nous comprenons que vous attendiez une solution.', 'Nous comprenons votre demande.'],
  },
  es: {
    money: ['Hemos leído que pide un reembolso.', 'Hemos leído su petición de reembolso.'],
    another: ['Entendemos que prefiera otro artículo en su lugar.', 'Vemos que quiere uno que le vaya bien.'],
    other: ['Entendemos que quiera una solución.', 'Entendemos lo que nos pide.'],
  },
  it: {
    money: ['Abbiamo letto che chiede un rimborso.', 'Abbiamo letto la Sua richiesta di rimborso.'],
    another: ['Abbiamo letto che vorrebbe un cambio.', 'Abbiamo letto la Sua richiesta di un altro articolo.'],
    other: ['Capiamo che desideri una soluzione.', 'Comprendiamo la Sua richiesta.'],
  },
  pt: {
    money: ['Entendemos que você pede um reembolso.', 'Lemos a sua solicitação de reembolso.'],
    another: ['Entendemos que você prefira outro produto.', 'Vemos que você quer um que sirva para você.'],
    other: ['Entendemos que você queira uma solução.', 'Entendemos a sua solicitação.'],
  },
  ja: {
    money: ['返金をご希望とのこと、拝見いたしました。', '返金についてのご要望、拝見いたしました。'],
    another: ['交換をご希望とのこと、拝見いたしました。', '交換についてのご要望、拝見いたしました。'],
    other: ['ご要望を拝見いたしました。', 'ご要望の内容を確認いたしました。'],
  },
  zh: {
    money: ['我们看到您希望退款。', '您提出的退款要求，我们看到了。'],
    another: ['我们明白，您想要另外一件。', '您想要合适的一件，我们明白。'],
    other: ['您的要求我们已经看到了。', '我们明白您的要求。'],
  },
}

/** Whether a sentence only repeats what the customer asks for, in our own words. */
export const repeatsRequest = (sentence: string): boolean => repeated.has(folded(sentence))

/** As the guard rails read it. */
const folded = (sentence: string): string => sentence.trim().normalize('NFKC').toLowerCase()

const repeated: ReadonlySet<string> = new Set(
  Object.values(requested).flatMap((book) => Object.values(book).flatMap((lines) => lines.map((line) => folded(line)))),
)
