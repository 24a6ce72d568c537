/** For the "but" of a positive review whose topic isn't certain enough to name. */
export const remark: Record<string, string[]> = {
  en: ['We’re sorry that not everything was right for you.', 'We’re sorry that you weren’t happy with everything.'],
  de: ['Schade, dass nicht alles gepasst hat.', 'Es tut uns leid, dass nicht alles nach Ihren Wünschen war.'],
  fr: ['Dommage que tout ne vous ait pas convenu.', 'Nous sommes désolés que tout n’ait pas été parfait.'],
  es: ['Sentimos que no todo fuera de su agrado.', 'Lamentamos que no todo haya estado a su gusto.'],
  it: ['Ci dispiace che non tutto sia stato di Suo gradimento.', 'Peccato che non tutto sia andato bene.'],
  pt: ['Lamentamos que nem tudo tenha sido do seu agrado.', 'Pena que nem tudo tenha agradado.'],
  ja: ['気になられた点につきましても、確かに承りました。', 'ご指摘の点も、しっかりと承りました。'],
  zh: ['有些地方没能让您满意，我们很抱歉。', '没能让您样样满意，我们感到抱歉。'],
}

/** For a wish, which is no fault to be sorry about. */
export const suggestion = ['Thank you for mentioning what could be better, too.', 'Thanks for the suggestion as well.']
