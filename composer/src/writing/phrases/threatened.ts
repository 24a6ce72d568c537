/** For a customer who announces legal steps or going public: regret without admitting a fault. */
export const threatened: Record<string, string[]> = {
  en: [
    'We’re sorry to hear that you’re unhappy, and we take your message seriously.',
    'We regret that you’re not satisfied, and we’ve read your message carefully.',
    'We’ve read your message carefully, and we’re sorry that you’re dissatisfied.',
  ],
  de: [
    'Wir bedauern, dass Sie unzufrieden sind, und nehmen Ihre Nachricht ernst.',
    'Es tut uns leid, dass Sie unzufrieden sind; Ihre Nachricht haben wir aufmerksam gelesen.',
    'Ihre Nachricht haben wir aufmerksam gelesen, und wir bedauern Ihre Unzufriedenheit.',
  ],
  fr: [
    'Nous regrettons votre insatisfaction, et nous prenons votre message au sérieux.',
    'Nous avons lu votre message avec attention, et nous regrettons votre mécontentement.',
    'Nous sommes désolés de votre mécontentement et prenons bonne note de votre message.',
  ],
  es: [
    'Lamentamos su descontento y nos tomamos en serio su mensaje.',
    'Hemos leído su mensaje con atención y lamentamos su descontento.',
    'Sentimos su descontento y hemos tomado nota de su mensaje.',
  ],
  it: [
    'Ci dispiace per il Suo malcontento e prendiamo sul serio il Suo messaggio.',
    'Abbiamo letto con attenzione il Suo messaggio e ci dispiace per il Suo malcontento.',
    'Siamo spiacenti per il Suo malcontento e abbiamo preso nota del Suo messaggio.',
  ],
  pt: [
    'Lamentamos a sua insatisfação e levamos a sua mensagem a sério.',
    'Lemos a sua mensagem com atenção e lamentamos a sua insatisfação.',
    'Sentimos muito pela sua insatisfação e registramos a sua mensagem.',
  ],
  ja: [
    'ご満足いただけず、申し訳なく存じます。いただいた内容を重く受け止めております。',
    'いただいた内容を確かに拝読いたしました。ご満足いただけず、申し訳なく存じます。',
  ],
  zh: ['没能让您满意，我们很抱歉，您的留言我们已经认真看过。', '您的留言我们非常重视，没能让您满意，我们很抱歉。'],
}
