import { withBoundMarks } from './fr-spaces.ts'

/**
 * Sentences that repeat a few of the comment's own words (`{words}`, own-words.ts) where no topic is sure enough to be
 * named: `mention` thanks without an opinion, `enjoyed` answers praise, `heeded` follows an apology.
 */
export interface Echoes {
  mention: string[]
  enjoyed: string[]
  heeded: string[]
}

export function echoesOf(language: string): Echoes {
  const { mention = [], enjoyed = [], heeded = [] } = echoes[language] ?? {}
  return language === 'fr'
    ? { mention: mention.map(withBoundMarks), enjoyed: enjoyed.map(withBoundMarks), heeded: heeded.map(withBoundMarks) }
    : { mention, enjoyed, heeded }
}

const echoes: Record<string, Echoes> = {
  en: {
    mention: [
      'Thank you for telling us this: “{words}”.',
      'Thank you for what you write: “{words}”.',
      '“{words}”: it is helpful to read this in your own words, thank you.',
      'You write “{words}”, and that is what we want to know, thank you.',
      'Thank you for putting it so plainly: “{words}”.',
      'Thank you for being open with us: “{words}”.',
    ],
    enjoyed: [
      '“{words}”: thank you for putting it like this.',
      '“{words}” is a lovely thing to read.',
      'You write “{words}”, and that is what we hope for.',
      'Thank you, “{words}” is just what we like to read.',
      'That is good to read: “{words}”.',
      '“{words}”, you write: that is what we do it for.',
    ],
    heeded: [
      'You write “{words}”, and we take that seriously.',
      '“{words}”: it should not be like this.',
      'We have read with care what you write: “{words}”.',
      'What you tell us, “{words}”, matters to us.',
      '“{words}” is not what you should have to tell us.',
      'You write “{words}”, and we understand your disappointment.',
    ],
  },
  de: {
    mention: [
      'Danke, dass Sie uns das schreiben: „{words}“.',
      'Vielen Dank für Ihre Worte: „{words}“.',
      '„{words}“, schreiben Sie: Das hilft uns weiter, vielen Dank.',
      'Sie schreiben „{words}“, und genau das wollen wir wissen, danke.',
      'Danke, dass Sie es so klar sagen: „{words}“.',
      'Vielen Dank für Ihre Offenheit: „{words}“.',
    ],
    enjoyed: [
      '„{words}“: Vielen Dank, dass Sie es so sagen.',
      '„{words}“ lesen wir wirklich gern.',
      'Sie schreiben „{words}“, und genau das wünschen wir uns.',
      'Danke, „{words}“ ist genau das, was wir gern lesen.',
      'Es freut uns, „{words}“ zu lesen.',
      '„{words}“, schreiben Sie: Dafür machen wir das.',
    ],
    heeded: [
      'Sie schreiben „{words}“, und das nehmen wir ernst.',
      '„{words}“: So sollte es nicht sein.',
      'Wir haben aufmerksam gelesen, was Sie schreiben: „{words}“.',
      'Was Sie uns sagen, „{words}“, ist uns wichtig.',
      '„{words}“: Das sollten Sie uns nicht schreiben müssen.',
      'Sie schreiben „{words}“, und Ihre Enttäuschung können wir verstehen.',
    ],
  },
  fr: {
    mention: [
      'Merci de nous le dire ainsi : « {words} ».',
      'Merci pour ce que vous écrivez : « {words} ».',
      '« {words} » : il nous est utile de le lire, merci.',
      'Vous écrivez « {words} », et c’est ce que nous voulons savoir, merci.',
      'Merci pour votre franchise : « {words} ».',
      'Merci de l’écrire si clairement : « {words} ».',
    ],
    enjoyed: [
      '« {words} » : merci de le dire ainsi.',
      '« {words} » : voilà qui fait plaisir à lire.',
      'Vous écrivez « {words} », et c’est ce que nous espérons.',
      'Merci, « {words} » est tout ce que nous aimons lire.',
      'Quel plaisir de lire « {words} ».',
      '« {words} », écrivez-vous : c’est pour cela que nous travaillons.',
    ],
    heeded: [
      'Vous écrivez « {words} », et nous le prenons au sérieux.',
      '« {words} » : cela ne devrait pas être ainsi.',
      'Nous avons lu avec attention ce que vous écrivez : « {words} ».',
      'Ce que vous nous dites, « {words} », compte pour nous.',
      '« {words} » : vous n’auriez pas dû avoir à nous l’écrire.',
      'Vous écrivez « {words} », et nous comprenons votre déception.',
    ],
  },
  es: {
    mention: [
      'Gracias por decírnoslo así: «{words}».',
      'Gracias por lo que escribe: «{words}».',
      '«{words}»: nos resulta útil leerlo, gracias.',
      'Escribe «{words}», y es lo que queremos saber, gracias.',
      'Gracias por su franqueza: «{words}».',
      'Le agradecemos que lo diga con tanta claridad: «{words}».',
    ],
    enjoyed: [
      '«{words}»: gracias por decirlo así.',
      '«{words}» es algo que da gusto leer.',
      'Escribe «{words}», y es lo que deseamos.',
      'Gracias, «{words}» es lo que más nos gusta leer.',
      'Nos alegra mucho leer «{words}».',
      '«{words}», nos escribe: para eso trabajamos.',
    ],
    heeded: [
      'Escribe «{words}», y lo tomamos en serio.',
      '«{words}»: no debería ser así.',
      'Hemos leído con atención lo que escribe: «{words}».',
      'Lo que nos dice, «{words}», es importante para nosotros.',
      '«{words}» no es lo que debería tener que contarnos.',
      'Escribe «{words}», y entendemos su decepción.',
    ],
  },
  it: {
    mention: [
      'Grazie per avercelo detto così: “{words}”.',
      'Grazie per ciò che scrive: “{words}”.',
      '“{words}”: ci è utile leggerlo, grazie.',
      'Scrive “{words}”, ed è ciò che vogliamo sapere, grazie.',
      'Grazie per la franchezza: “{words}”.',
      'La ringraziamo per averlo detto con tanta chiarezza: “{words}”.',
    ],
    enjoyed: [
      '“{words}”: grazie per averlo detto così.',
      '“{words}” è bello da leggere.',
      'Scrive “{words}”, ed è proprio ciò che speriamo.',
      'Grazie, “{words}” è quello che ci piace leggere.',
      'Che piacere leggere “{words}”.',
      '“{words}”, ci scrive: è per questo che lavoriamo.',
    ],
    heeded: [
      'Scrive “{words}”, e lo prendiamo sul serio.',
      '“{words}”: non dovrebbe essere così.',
      'Abbiamo letto con attenzione ciò che scrive: “{words}”.',
      'Ciò che ci dice, “{words}”, è importante per noi.',
      '“{words}” non è ciò che dovrebbe doverci scrivere.',
      'Scrive “{words}”, e comprendiamo la Sua delusione.',
    ],
  },
  pt: {
    mention: [
      'Obrigado por nos dizer assim: “{words}”.',
      'Obrigado pelo que você escreve: “{words}”.',
      '“{words}”: é útil para nós ler isso, obrigado.',
      'Você escreve “{words}”, e é o que queremos saber, obrigado.',
      'Obrigado pela franqueza: “{words}”.',
      'Agradecemos por dizer com tanta clareza: “{words}”.',
    ],
    enjoyed: [
      '“{words}”: obrigado por dizer assim.',
      '“{words}” é muito bom de ler.',
      'Você escreve “{words}”, e é o que desejamos.',
      'Obrigado, “{words}” é o que mais gostamos de ler.',
      'Ficamos felizes em ler “{words}”.',
      '“{words}”, você nos escreve: é para isso que trabalhamos.',
    ],
    heeded: [
      'Você escreve “{words}”, e levamos isso a sério.',
      '“{words}”: não deveria ser assim.',
      'Lemos com atenção o que você escreve: “{words}”.',
      'O que você nos diz, “{words}”, é importante para nós.',
      '“{words}” não é o que você deveria precisar nos contar.',
      'Você escreve “{words}”, e entendemos a sua decepção.',
    ],
  },
  ja: {
    mention: [
      '「{words}」とのお声をお寄せいただき、ありがとうございます。',
      '「{words}」とお書きくださり、ありがとうございます。',
      'この度は「{words}」とのご感想をいただき、感謝いたします。',
      '「{words}」とのお言葉、ありがたく拝読しました。',
      '率直に「{words}」とお聞かせいただき、ありがとうございます。',
      '「{words}」とのご意見は、とても参考になります。',
    ],
    enjoyed: [
      '「{words}」とのお言葉をいただき、大変うれしく存じます。',
      '「{words}」とお感じいただけたこと、何よりでございます。',
      '「{words}」とのご感想は、励みになります。',
      '「{words}」とのお言葉、ありがとうございます。',
      'お客様の「{words}」とのお声を、うれしく拝見しました。',
      '「{words}」とお書きいただき、心より感謝いたします。',
    ],
    heeded: [
      '「{words}」とのご指摘を、真摯に受け止めております。',
      '「{words}」とのお声を、しっかりと拝読しました。',
      '「{words}」とのご意見は、私どもにとって大切なものです。',
      '「{words}」とお感じになったこと、残念に存じます。',
      '「{words}」とのお気持ちは、ごもっともです。',
      '「{words}」とのこと、重く受け止めております。',
    ],
  },
  zh: {
    mention: [
      '您写到“{words}”，感谢您告诉我们。',
      '感谢您的这句话：“{words}”。',
      '您说的“{words}”，我们认真看过了，谢谢。',
      '谢谢您直接告诉我们“{words}”。',
      '“{words}”，这样的真实感受对我们很有用，谢谢您。',
      '感谢您坦率地写下“{words}”。',
    ],
    enjoyed: [
      '“{words}”，看到这句话我们很高兴。',
      '您写到“{words}”，这正是我们希望看到的。',
      '谢谢您写下“{words}”。',
      '您说的“{words}”，是对我们最好的鼓励。',
      '看到您说“{words}”，我们很开心。',
      '“{words}”，感谢您这样评价。',
    ],
    heeded: [
      '您提到“{words}”，我们很重视。',
      '您写到“{words}”，我们认真看过了。',
      '“{words}”，这不应该是您遇到的情况。',
      '您说的“{words}”，我们放在心上。',
      '看到您写“{words}”，我们能理解您的失望。',
      '您反映的“{words}”，对我们很重要。',
    ],
  },
}
