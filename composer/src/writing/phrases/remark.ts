/** For what spoils the praise of up to three stars and whose topic isn't certain enough to name. */
export const remark: Record<string, string[]> = {
  en: ['We’re sorry that not everything was right for you.', 'We’re sorry about the part that wasn’t right.'],
  de: ['Es tut uns leid, dass nicht alles für Sie gepasst hat.', 'Dass nicht alles gestimmt hat, tut uns leid.'],
  fr: ['Nous regrettons que tout ne vous ait pas convenu.', 'Nous sommes désolés que tout n’ait pas été à votre goût.'],
  es: ['Lamentamos que no todo fuera de su agrado.', 'Sentimos que no todo saliera como esperaba.'],
  it: ['Ci dispiace che non tutto sia andato bene per Lei.', 'Ci dispiace che non tutto fosse come si aspettava.'],
  pt: ['Lamentamos que nem tudo tenha sido como esperava.', 'Sentimos que nem tudo tenha agradado.'],
  ja: [
    'ご期待に沿えない点がありましたこと、申し訳ございません。',
    '行き届かない点がございましたこと、お詫び申し上げます。',
  ],
  zh: ['有些地方没能让您满意，我们很抱歉。', '未能让您处处满意，我们深感抱歉。'],
}

/** For a wish, which is no fault to be sorry about. */
export const suggestion = ['Thank you for mentioning what could be better, too.', 'Thanks for the suggestion as well.']
