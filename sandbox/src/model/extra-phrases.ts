/** Phrases that every language needs in addition to its phrase book. */
export interface ExtraPhrases {
  /** For comments whose stars and text show no sentiment. */
  neutral: string
  aboutTopic: string
  warmer: string
  formal: string
}

const extra: Record<string, ExtraPhrases> = {
  en: {
    neutral: 'thank you for writing about {product}.',
    aboutTopic: 'We have read what you say about {topic} with care.',
    warmer: 'Thank you for taking the time to tell us.',
    formal: 'Your opinion matters a great deal to us.',
  },
  de: {
    neutral: 'danke, dass Sie uns zu {product} geschrieben haben.',
    aboutTopic: 'Was Sie über {topic} schreiben, haben wir aufmerksam gelesen.',
    warmer: 'Danke, dass Sie sich die Zeit genommen haben, uns zu schreiben.',
    formal: 'Ihre Rückmeldung ist uns sehr wichtig.',
  },
  fr: {
    neutral: 'merci pour votre message au sujet de {product}.',
    aboutTopic: 'Nous avons lu avec attention ce que vous dites sur {topic}.',
    warmer: 'Merci d’avoir pris le temps de nous écrire.',
    formal: 'Votre avis compte beaucoup pour nous.',
  },
  es: {
    neutral: 'gracias por escribirnos sobre {product}.',
    aboutTopic: 'Hemos leído con atención lo que dice sobre {topic}.',
    warmer: 'Gracias por tomarse el tiempo de escribirnos.',
    formal: 'Su opinión es muy importante para nosotros.',
  },
  it: {
    neutral: 'grazie per averci scritto di {product}.',
    aboutTopic: 'Abbiamo letto con attenzione quello che scrivi {topic}.',
    warmer: 'Grazie per aver trovato il tempo di scriverci.',
    formal: 'Il suo parere è molto importante per noi.',
  },
  pt: {
    neutral: 'obrigado por escrever sobre {product}.',
    aboutTopic: 'Lemos com atenção o que você diz sobre {topic}.',
    warmer: 'Obrigado por dedicar um tempo para nos escrever.',
    formal: 'A sua opinião é muito importante para nós.',
  },
  ja: {
    neutral: '{product}についてのコメントをありがとうございます。',
    aboutTopic: '{topic}についてのお言葉を、丁寧に拝見いたしました。',
    warmer: 'お時間を割いてお聞かせくださり、ありがとうございます。',
    formal: '貴重なご意見を賜り、厚く御礼申し上げます。',
  },
  zh: {
    neutral: '感谢您关于{product}的留言。',
    aboutTopic: '您提到的{topic}，我们认真看过了。',
    warmer: '感谢您抽出时间告诉我们。',
    formal: '您的意见对我们非常重要。',
  },
}

export const extraPhrases = (language: string): ExtraPhrases =>
  extra[language.slice(0, 2).toLowerCase()] ?? extra['en']!
