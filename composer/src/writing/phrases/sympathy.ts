/** Regret for customers who aren't satisfied but don't complain; follows thanks for honesty. */
export const sympathy: Record<string, string[]> = {
  en: [
    'We’re sorry the {product} didn’t win you over.',
    'We’re sorry {it wasn’t|they weren’t} what you hoped for.',
    'We’re sorry that not everything went as it should have.',
    'We’re sorry we didn’t meet your expectations.',
  ],
  de: [
    'Schade, dass „{product}“ Sie nicht überzeugt hat.',
    'Es tut uns leid, dass nicht alles so war, wie es sein sollte.',
    'Wir bedauern, dass wir Ihre Erwartungen nicht erfüllt haben.',
  ],
  fr: [
    'Nous regrettons que tout n’ait pas été comme il se doit.',
    'Nous sommes désolés que « {product} » n’ait pas répondu à vos attentes.',
    'Nous sommes désolés que ce ne soit pas ce que vous espériez.',
  ],
  es: [
    'Lamentamos que no todo haya ido bien.',
    'Sentimos que «{product}» no le haya convencido.',
    'Sentimos que la experiencia no haya sido la que esperaba.',
    'Sentimos no haber cumplido sus expectativas.',
  ],
  it: [
    'Ci dispiace che non tutto sia andato bene.',
    'Ci dispiace che “{product}” non sia ciò che si aspettava.',
    'Ci dispiace che l’esperienza non sia andata come sperava.',
    'Ci dispiace non aver soddisfatto le Sue aspettative.',
  ],
  pt: [
    'Lamentamos que nem tudo tenha corrido bem.',
    'Lamentamos que “{product}” não tenha sido o que você esperava.',
    'Sentimos muito que a experiência não tenha sido melhor.',
    'Lamentamos não ter atendido às suas expectativas.',
  ],
  ja: [
    'ご期待に沿えない点があり、申し訳ございません。',
    '「{product}」にご満足いただけない点があり、申し訳なく存じます。',
    'すべてにご満足いただくことができず、申し訳ございません。',
    'ご期待に添えない結果となり、申し訳なく存じます。',
  ],
  zh: [
    '没能让您满意，我们很抱歉。',
    '“{product}”没有达到您的期望，我们感到抱歉。',
    '有让您觉得不够好的地方，我们很抱歉。',
    '没能给您更好的体验，我们向您致歉。',
  ],
}
