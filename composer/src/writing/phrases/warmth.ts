/** For replies that a person asks to be warmer: thanks for the time after a complaint, and a warm end. */
export const warmth: Record<string, Record<'timeTaken' | 'warmly', string[]>> = {
  en: {
    timeTaken: [
      'Thank you for taking the time to tell us about this.',
      'It was kind of you to take the time to tell us.',
    ],
    warmly: ['Warmest wishes from all of us.', 'It means a lot to us that you wrote.'],
  },
  de: {
    timeTaken: [
      'Danke, dass Sie sich die Zeit genommen haben, uns davon zu berichten.',
      'Es ist nett von Ihnen, dass Sie sich die Zeit für uns genommen haben.',
    ],
    warmly: ['Herzliche Grüße von uns allen.', 'Dass Sie uns geschrieben haben, bedeutet uns viel.'],
  },
  fr: {
    timeTaken: [
      'Merci d’avoir pris le temps de nous le dire.',
      'C’est gentil d’avoir pris le temps de nous en parler.',
    ],
    warmly: [
      'Nous vous adressons nos salutations les plus chaleureuses.',
      'Que vous nous ayez écrit nous touche beaucoup.',
    ],
  },
  es: {
    timeTaken: ['Gracias por dedicar su tiempo a contárnoslo.', 'Es muy amable al tomarse el tiempo de decírnoslo.'],
    warmly: ['Reciba un saludo muy cálido de todo el equipo.', 'Significa mucho para nosotros que nos haya escrito.'],
  },
  it: {
    timeTaken: [
      'Grazie per aver dedicato del tempo a raccontarcelo.',
      'È gentile da parte Sua averci dedicato del tempo.',
    ],
    warmly: ['Un caro saluto da tutti noi.', 'Che ci abbia scritto significa molto per noi.'],
  },
  pt: {
    timeTaken: [
      'Obrigado por dedicar o seu tempo para nos contar.',
      'Foi muita gentileza reservar um tempo para nos contar.',
    ],
    warmly: ['Um abraço caloroso de toda a equipe.', 'Significa muito para nós que você tenha escrito.'],
  },
  ja: {
    timeTaken: [
      'お時間を割いてお知らせくださり、ありがとうございます。',
      'わざわざお知らせくださり、心より感謝いたします。',
    ],
    warmly: ['スタッフ一同、心を込めてお返事申し上げます。', 'いただいたお便りは、心を込めて拝読いたしました。'],
  },
  zh: {
    timeTaken: ['谢谢您抽出时间告诉我们。', '感谢您特意花时间告诉我们这些。'],
    warmly: ['我们全体同事向您致以温暖的问候。', '您能写下这些，对我们意义很大。'],
  },
}

/** Sentences of regret that sound warm. */
export const isWarm = (sentence: string): boolean => heartfelt.test(sentence)

const heartfelt =
  /so sorry|very sorry|truly|sehr leid|wirklich leid|von Herzen|aufrichtig|vraiment|sincère|profondément|de verdad|mucho|sincera|davvero|molto|sinceramente|muito|de verdade|誠に|深く|心より|非常|真诚|深感|十分/iu
