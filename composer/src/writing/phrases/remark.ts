/** For the "but" of a positive review whose topic isn't certain enough to name. */
export const remark: Record<string, string[]> = {
  en: ['We’re sorry that not everything was right for you.', 'We’re sorry about the part that wasn’t right.'],
  de: ['Auch Ihre Anmerkung haben wir uns notiert.', 'Was besser sein könnte, haben wir uns ebenfalls notiert.'],
  fr: ['Nous avons aussi noté ce qui pourrait être mieux.', 'Votre remarque est également bien notée.'],
  es: ['También hemos tomado nota de lo que podría mejorar.', 'Tomamos nota asimismo de su observación.'],
  it: ['Abbiamo preso nota anche di ciò che si può migliorare.', 'Prendiamo nota anche della Sua osservazione.'],
  pt: ['Também anotamos o que pode melhorar.', 'Anotamos ainda a sua observação.'],
  ja: ['気になられた点につきましても、確かに承りました。', 'ご指摘の点も、しっかりと承りました。'],
  zh: ['您觉得可以更好的地方，我们也记下了。', '您提到的不足，我们也记下了。'],
}

/** For a wish, which is no fault to be sorry about. */
export const suggestion = ['Thank you for mentioning what could be better, too.', 'Thanks for the suggestion as well.']
