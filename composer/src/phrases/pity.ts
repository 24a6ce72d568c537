/** A word of regret for whoever is not content and yet does not complain; it follows the thanks for an honest view. */
export const pity: Record<string, string[]> = {
  en: [
    'It is a pity that {product} did not quite win you over.',
    'We are sorry that it was not quite what you had hoped for.',
    'It is a shame that not everything was to your liking.',
    'We are sorry that it did not quite meet your expectations.',
    'We would have liked to meet your expectations in full.',
  ],
  de: [
    'Es ist schade, dass „{product}“ Sie nicht ganz überzeugt hat.',
    'Schade, dass nicht alles Ihren Vorstellungen entspricht.',
    'Es tut uns leid, dass nicht alles so war, wie Sie es sich gewünscht hatten.',
    'Wir bedauern, dass Ihre Erwartungen nicht ganz erfüllt wurden.',
    'Wir hätten Ihre Erwartungen gern ganz erfüllt.',
  ],
  fr: [
    'Nous regrettons que tout ne vous ait pas entièrement convenu.',
    'Nous aurions aimé vous donner entière satisfaction.',
    'Nous sommes désolés que « {product} » ne réponde pas entièrement à vos attentes.',
    'Nous sommes désolés que ce ne soit pas tout à fait ce que vous espériez.',
    'Nous aurions voulu répondre à toutes vos attentes.',
  ],
  es: [
    'Lamentamos que no todo haya sido de su agrado.',
    'Nos habría gustado cumplir del todo sus expectativas.',
    'Es una pena que «{product}» no le haya convencido del todo.',
    'Sentimos que la experiencia no haya sido del todo la que esperaba.',
    'Es una lástima que no todo haya respondido a lo que buscaba.',
  ],
  it: [
    'Ci dispiace che non tutto sia stato di Suo gradimento.',
    'Avremmo voluto soddisfare pienamente le Sue aspettative.',
    'Peccato che “{product}” non sia del tutto ciò che si aspettava.',
    'Ci dispiace che l’esperienza non sia andata del tutto come sperava.',
    'È un peccato che qualcosa non La convinca.',
  ],
  pt: [
    'Lamentamos que nem tudo tenha sido do seu agrado.',
    'Gostaríamos de ter atendido por completo às suas expectativas.',
    'Lamentamos que “{product}” não tenha sido bem o que você esperava.',
    'Sentimos muito que a experiência não tenha sido melhor.',
    'Queríamos que tudo tivesse saído como você esperava.',
  ],
  ja: [
    'ご期待に沿えない点があり、申し訳ございません。',
    '「{product}」にご満足いただけない点があり、申し訳なく存じます。',
    'すべてにご満足いただくことができず、申し訳ございません。',
    'ご期待に十分お応えできず、申し訳なく存じます。',
  ],
  zh: [
    '没能让您完全满意，我们很抱歉。',
    '“{product}”没有完全达到您的期望，我们感到抱歉。',
    '有让您觉得不够好的地方，我们很抱歉。',
    '没能给您更好的体验，我们向您致歉。',
  ],
}
