/** For a comment that shows the post to a friend: "@jessie_w this is the one I told you about". */
export const tagged: Record<string, string[]> = {
  en: ['Thanks for spreading the word.', 'Thank you for passing this on.', 'Thanks for sharing this with a friend.'],
  de: ['Danke fürs Weitersagen.', 'Schön, dass Sie das weitersagen.', 'Danke, dass Sie es mit anderen teilen.'],
  fr: ['Merci d’en parler autour de vous.', 'Merci de faire passer le mot.', 'Merci pour le partage.'],
  es: ['Gracias por correr la voz.', 'Gracias por compartirlo.', 'Gracias por recomendarnos a otras personas.'],
  it: ['Grazie per il passaparola.', 'Grazie per la condivisione.', 'Grazie per averlo condiviso.'],
  pt: ['Obrigado por espalhar a notícia.', 'Obrigado por compartilhar.', 'Obrigado por contar a mais pessoas.'],
  ja: ['ご紹介いただき、ありがとうございます。', 'お知り合いにお知らせくださり、ありがとうございます。'],
  zh: ['谢谢您的分享。', '感谢您推荐给朋友。'],
}
