/** For praise with one or two stars, after thanks. */
export const slip: Record<string, string[]> = {
  en: [
    'We noticed the low star rating; if that was a slip, you can change it.',
    'The star rating is low, so if that was a slip, you’re welcome to change it.',
  ],
  de: [
    'Uns ist die niedrige Sternezahl aufgefallen; falls das ein Versehen war, können Sie sie ändern.',
    'Falls die niedrige Sternezahl ein Versehen war, können Sie sie gern ändern.',
  ],
  fr: [
    'Nous avons remarqué le petit nombre d’étoiles ; si c’est une erreur, vous pouvez le modifier.',
    'Si le petit nombre d’étoiles est une erreur, vous pouvez le modifier.',
  ],
  es: [
    'Hemos visto que las estrellas son pocas; si fue un error, puede cambiarlas.',
    'Si las pocas estrellas fueron un error, puede cambiarlas.',
  ],
  it: [
    'Abbiamo notato le poche stelle; se si tratta di una svista, può modificarle.',
    'Se le poche stelle sono una svista, può modificarle.',
  ],
  pt: [
    'Reparamos que as estrelas são poucas; se foi um engano, pode alterá-las.',
    'Se as poucas estrelas foram um engano, pode alterá-las.',
  ],
  ja: [
    '星の数が少なくなっておりますが、お間違いでしたら変更していただけます。',
    '星の数がお間違いでしたら、変更していただけます。',
  ],
  zh: ['我们注意到星级偏低，如果是点错了，您可以修改。', '如果星级是点错了，您可以修改。'],
}

/** For a journalist: nothing is admitted. */
export const received: Record<string, string[]> = {
  en: ['Thank you for getting in touch.', 'Thank you for contacting us.'],
  de: ['Danke, dass Sie sich an uns wenden.', 'Danke für Ihre Anfrage.'],
  fr: ['Merci de nous avoir contactés.', 'Merci de vous adresser à nous.'],
  es: ['Gracias por ponerse en contacto con nosotros.', 'Gracias por dirigirse a nosotros.'],
  it: ['Grazie per averci contattato.', 'Grazie per la Sua richiesta.'],
  pt: ['Obrigado por entrar em contato conosco.', 'Agradecemos o seu contato.'],
  ja: ['お問い合わせいただき、ありがとうございます。', 'ご連絡いただき、ありがとうございます。'],
  zh: ['感谢您与我们联系。', '谢谢您的来信。'],
}
