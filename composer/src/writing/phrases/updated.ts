/** Thanks for a review that replaces a worse one. */
export const updated: Record<string, string[]> = {
  en: [
    'Thank you for coming back to update your review.',
    'Thank you for taking the time to update your review.',
    'Thank you so much for updating your review.',
  ],
  de: [
    'Vielen Dank, dass Sie Ihre Bewertung aktualisiert haben.',
    'Danke, dass Sie sich noch einmal gemeldet und Ihre Bewertung geändert haben.',
  ],
  fr: ['Merci beaucoup d’avoir mis votre avis à jour.', 'Merci d’avoir pris le temps de modifier votre avis.'],
  es: ['Muchas gracias por actualizar su reseña.', 'Gracias por tomarse el tiempo de actualizar su reseña.'],
  it: [
    'Grazie mille per aver aggiornato la recensione.',
    'Grazie per aver dedicato tempo ad aggiornare la recensione.',
  ],
  pt: ['Muito obrigado por atualizar a sua avaliação.', 'Agradecemos por ter atualizado a sua avaliação.'],
  ja: [
    'レビューを更新してくださり、誠にありがとうございます。',
    'あらためてレビューをお寄せいただき、ありがとうございます。',
  ],
  zh: ['非常感谢您更新评价。', '谢谢您特意回来更新评价。'],
}
