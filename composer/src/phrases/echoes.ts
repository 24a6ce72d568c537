import { withBoundMarks } from './fr-spaces.ts'

/**
 * Sentences that repeat a few of the comment's own words (`{words}`, own-words.ts) where no topic is sure enough to be
 * named: `enjoyed` answers words that praise, `heeded` words that blame, and thanks for none of these.
 */
export interface Echoes {
  enjoyed: string[]
  heeded: string[]
}

export function echoesOf(language: string): Echoes {
  const { enjoyed = [], heeded = [] } = echoes[language] ?? {}
  return language === 'fr'
    ? { enjoyed: enjoyed.map(withBoundMarks), heeded: heeded.map(withBoundMarks) }
    : { enjoyed, heeded }
}

const echoes: Record<string, Echoes> = {
  en: {
    enjoyed: [
      'That is good to read: “{words}”.',
      'We are pleased to read “{words}”.',
      'You write “{words}”, and that is lovely to hear.',
      'Thank you for telling us this: “{words}”.',
      'It made us smile to read “{words}”.',
      'It is lovely to read “{words}”.',
      'Thank you for these words: “{words}”.',
    ],
    heeded: [
      'We have read carefully what you write: “{words}”.',
      'You write “{words}”, and we take that seriously.',
      'What you write matters to us: “{words}”.',
      'You write “{words}”, and we understand your disappointment.',
      'It should not be like this: “{words}”.',
    ],
  },
  de: {
    enjoyed: [
      'Das lesen wir wirklich gern: „{words}“.',
      'Sie schreiben „{words}“, das freut uns sehr.',
      'Vielen Dank für Ihre Worte: „{words}“.',
      'Über diese Worte freuen wir uns: „{words}“.',
      'Es freut uns, das zu lesen: „{words}“.',
      'Schön, das zu lesen: „{words}“.',
      'Danke, dass Sie uns das schreiben: „{words}“.',
    ],
    heeded: [
      'Sie schreiben „{words}“, und das nehmen wir ernst.',
      'So sollte es nicht sein: „{words}“.',
      'Wir haben aufmerksam gelesen, was Sie schreiben: „{words}“.',
      'Sie schreiben „{words}“, und Ihre Enttäuschung können wir verstehen.',
      'Was Sie schreiben, ist uns wichtig: „{words}“.',
    ],
  },
  fr: {
    enjoyed: [
      '« {words} » : voilà qui fait plaisir à lire.',
      'Vous écrivez « {words} », et nous en sommes ravis.',
      'Merci pour ces mots : « {words} ».',
      '« {words} » : c’est exactement ce que nous aimons lire, merci.',
      'Lire « {words} » nous fait plaisir.',
      'Cela fait plaisir de lire « {words} ».',
      'Nous sommes heureux de lire « {words} ».',
    ],
    heeded: [
      'Nous avons lu avec attention ce que vous écrivez : « {words} ».',
      'Vous écrivez « {words} », et nous le prenons au sérieux.',
      'Vous nous signalez « {words} », et votre remarque mérite toute notre attention.',
      'Vous écrivez « {words} », et nous comprenons votre déception.',
      'Ce que vous nous dites compte pour nous : « {words} ».',
    ],
  },
  es: {
    enjoyed: [
      'Da gusto leer esto: «{words}».',
      'Nos dice «{words}», y eso nos alegra mucho.',
      'Gracias por estas palabras: «{words}».',
      'Nos gusta mucho leer esto: «{words}».',
      'Leer esto nos anima a seguir: «{words}».',
      'Nos alegra leer «{words}».',
      'Qué bien leer «{words}».',
    ],
    heeded: [
      'Hemos leído con atención lo que nos dice: «{words}».',
      'Nos dice «{words}», y lo tomamos en serio.',
      'No debería ser así: «{words}».',
      'Sentimos lo que nos cuenta: «{words}».',
      'Nos importa lo que nos cuenta: «{words}».',
    ],
  },
  it: {
    enjoyed: [
      'Fa proprio piacere leggere “{words}”.',
      'Ci scrive “{words}”, e ne siamo felici.',
      'Grazie per queste parole: “{words}”.',
      'Siamo contenti di leggere “{words}”.',
      'Ci scrive “{words}”: sono parole che fanno piacere.',
      'Ci ha fatto piacere leggere “{words}”.',
      'È bello leggere “{words}”.',
    ],
    heeded: [
      'Abbiamo letto con attenzione ciò che ci scrive: “{words}”.',
      'Ci scrive “{words}”, e lo prendiamo sul serio.',
      'Non dovrebbe essere così: “{words}”.',
      'Ci scrive “{words}”, e comprendiamo la Sua delusione.',
      'Ciò che ci dice è importante per noi: “{words}”.',
    ],
  },
  pt: {
    enjoyed: [
      'É muito bom ler isto: “{words}”.',
      'Você escreveu “{words}”, e isso nos deixa felizes.',
      'Obrigado por essas palavras: “{words}”.',
      'Ficamos felizes em ler “{words}”.',
      'Seu comentário nos alegra: “{words}”.',
      'Ler “{words}” nos anima muito.',
      'Que bom ler “{words}”.',
    ],
    heeded: [
      'Lemos com atenção o que você escreveu: “{words}”.',
      'Você escreveu “{words}”, e levamos isso a sério.',
      'Você apontou “{words}”, e sua crítica merece a nossa atenção.',
      'Você escreveu “{words}”, e entendemos a sua decepção.',
      'O que você nos disse é importante para nós: “{words}”.',
    ],
  },
  ja: {
    enjoyed: [
      '「{words}」とのお言葉、うれしく拝読いたしました。',
      '「{words}」とのお言葉をいただき、大変うれしく存じます。',
      '「{words}」とのご感想が、大きな励みになります。',
      'お客様の「{words}」とのお声を、うれしく拝見しました。',
      '「{words}」とお書きいただき、心より感謝いたします。',
      '「{words}」とのお言葉、ありがとうございます。',
      '「{words}」とのお声をお寄せいただき、ありがとうございます。',
    ],
    heeded: [
      '「{words}」とのご指摘を、真摯に受け止めております。',
      '「{words}」とのこと、ご不便をおかけし申し訳ございません。',
      '「{words}」とのご指摘、申し訳なく存じます。',
      '「{words}」とのこと、誠に申し訳ございません。',
      '「{words}」とのこと、重く受け止めております。',
    ],
  },
  zh: {
    enjoyed: [
      '看到“{words}”这样的评价，我们很开心。',
      '谢谢您写下“{words}”。',
      '看到您说“{words}”，我们很高兴。',
      '您说的“{words}”，是对我们最好的鼓励。',
      '感谢您留下“{words}”这样的评价。',
      '“{words}”，能得到您这样的评价，我们很荣幸。',
      '读到“{words}”，我们倍感欣慰。',
    ],
    heeded: [
      '您提到“{words}”，我们很重视。',
      '您提到“{words}”，给您带来不便，我们很抱歉。',
      '您写到“{words}”，这一点我们非常重视。',
      '您写的“{words}”，我们认真看过了。',
      '看到您写的“{words}”，您的感受我们理解。',
    ],
  },
}
