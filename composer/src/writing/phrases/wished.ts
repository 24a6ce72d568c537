/** Replaces `sympathy` for three stars without a complaint. */
export const wished: Record<string, string[]> = {
  en: ['We wish we had met all of your expectations.', 'We would have loved to win you over completely.'],
  de: ['Wir hätten Ihre Erwartungen gern ganz erfüllt.', 'Wir hätten Sie gern ganz überzeugt.'],
  fr: ['Nous aurions aimé vous donner entière satisfaction.', 'Nous aurions voulu répondre à toutes vos attentes.'],
  es: ['Nos habría gustado cumplir del todo sus expectativas.', 'Nos habría gustado convencerle del todo.'],
  it: ['Avremmo voluto soddisfare pienamente le Sue aspettative.', 'Avremmo voluto convincerLa del tutto.'],
  pt: ['Gostaríamos de ter atendido por completo às suas expectativas.', 'Gostaríamos de ter agradado por completo.'],
  ja: ['すべての点でご満足いただきたく存じておりました。', 'より一層ご満足いただきたく存じておりました。'],
  zh: ['我们本希望能让您更满意。', '我们很希望能做得更好。'],
}
