/** Follows the brand's own words about how to reach it, when nothing stored answers a question. */
export const questionsAfterContact: Record<string, string[]> = {
  en: ['We’d be glad to answer your question there.', 'That’s the best place for your question.'],
  de: ['Dort beantworten wir Ihre Frage gern.', 'Dort sind Sie mit Ihrer Frage richtig.'],
  fr: ['Votre question y trouvera sa réponse.', 'C’est le meilleur endroit pour poser votre question.'],
  es: ['Ahí podemos responder a su pregunta.', 'Es el mejor lugar para su pregunta.'],
  it: ['Lì possiamo rispondere alla Sua domanda.', 'È il posto giusto per la Sua domanda.'],
  pt: ['Por lá podemos responder à sua pergunta.', 'É o melhor lugar para a sua pergunta.'],
  ja: ['そちらでご質問にお答えできます。', 'ご質問はそちらで承ります。'],
  zh: ['您的问题可以在那里得到解答。', '欢迎通过这种方式提出您的问题。'],
}
