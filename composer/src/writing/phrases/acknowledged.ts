/** For a comment that may be positive or negative: suits either case and thanks the customer for neither. */
export const acknowledged: Record<string, string[]> = {
  en: ['We’ve read it carefully.', 'We’ve read every word of it.'],
  de: ['Wir haben alles aufmerksam gelesen.', 'Ihre Zeilen haben wir genau gelesen.'],
  fr: ['Nous vous avons lu avec attention.', 'Nous avons tout lu avec soin.'],
  es: ['Lo hemos leído con atención.', 'Hemos leído cada palabra.'],
  it: ['Abbiamo letto tutto con attenzione.', 'Lo abbiamo letto con cura.'],
  pt: ['Lemos tudo com atenção.', 'Lemos cada palavra com cuidado.'],
  ja: ['一つひとつ大切に拝読いたしました。', 'じっくりと拝読いたしました。'],
  zh: ['您写的内容，我们认真看过了。', '我们逐字逐句地读完了。'],
}
