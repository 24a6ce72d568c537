/** Replaces `sympathy` for three stars without a complaint. */
export const wished: Record<string, string[]> = {
  en: ['What would have made it a five for you?', 'We’d love to know what would have made it better for you.'],
  de: ['Was hätte es für Sie noch besser gemacht?', 'Wir wüssten gern, was Ihnen gefehlt hat.'],
  fr: ['Qu’est-ce qui aurait pu être mieux pour vous ?', 'Nous aimerions savoir ce qui vous a manqué.'],
  es: ['¿Qué podría haber sido mejor para usted?', 'Nos gustaría saber qué le ha faltado.'],
  it: ['Che cosa sarebbe potuto andare meglio per Lei?', 'Vorremmo sapere che cosa Le è mancato.'],
  pt: ['O que poderia ter sido melhor para você?', 'Gostaríamos de saber o que faltou para você.'],
  ja: [
    'どのような点が物足りなかったか、お聞かせいただければ幸いです。',
    'よりご満足いただくには何が必要だったか、お聞かせください。',
  ],
  zh: ['您觉得哪里还可以更好？', '我们很想知道还有哪里让您觉得不够好。'],
}
