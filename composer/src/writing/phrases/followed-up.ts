/** For customers whose messages went unanswered, before they’re asked to write once more: no result and no time. */
export const followedUp: Readonly<Record<string, string>> = {
  en: 'This time, the team that reads this review is following up.',
  de: 'Diesmal geht das Team, das Ihre Bewertung liest, der Sache nach.',
  fr: 'Cette fois, l’équipe qui lit votre avis suit l’affaire.',
  es: 'Esta vez hace el seguimiento el equipo que lee su reseña.',
  it: 'Questa volta se ne occupa chi legge la Sua recensione.',
  pt: 'Desta vez, quem acompanha o caso é a equipe que lê a sua avaliação.',
  ja: 'このたびは、こちらのレビューを拝見しております担当が確認を進めております。',
  zh: '这次由查看这条评价的团队跟进。',
}
