import { withBoundMarks } from './fr-spaces.ts'

/** Sentences that quote a full positive thought of the comment (`{words}`, quoted-text.ts). */
export function quotesOf(language: string): string[] {
  const sentences = quotes[language] ?? []
  return language === 'fr' ? sentences.map(withBoundMarks) : sentences
}

const quotes: Record<string, string[]> = {
  en: [
    '“{words}” is exactly what we love to hear.',
    'Reading “{words}” made our day.',
    '“{words}” is such a nice thing to read.',
    'It made us smile to read “{words}” in your comment.',
    'We’re so pleased to read “{words}” in your comment.',
    'It’s wonderful to hear “{words}” from a customer.',
    'Hearing “{words}” means a lot to us.',
  ],
  de: [
    'Das lesen wir wirklich gern: „{words}“.',
    'Sie schreiben „{words}“, das freut uns sehr.',
    'Vielen Dank für Ihre Worte: „{words}“.',
    'Über diese Worte freuen wir uns: „{words}“.',
    'Es freut uns, das zu lesen: „{words}“.',
    'Schön, das zu lesen: „{words}“.',
    'Danke, dass Sie uns das schreiben: „{words}“.',
  ],
  fr: [
    '« {words} » : voilà qui fait plaisir à lire.',
    'Vous écrivez « {words} », et nous en sommes ravis.',
    'Merci pour ces mots : « {words} ».',
    '« {words} » : c’est exactement ce que nous aimons lire, merci.',
    'Lire « {words} » nous fait plaisir.',
    'Cela fait plaisir de lire « {words} ».',
    'Nous sommes heureux de lire « {words} ».',
  ],
  es: [
    'Da gusto leer esto: «{words}».',
    'Nos dice «{words}», y eso nos alegra mucho.',
    'Gracias por estas palabras: «{words}».',
    'Nos gusta mucho leer esto: «{words}».',
    'Leer esto nos anima a seguir: «{words}».',
    'Nos alegra leer «{words}».',
    'Qué bien leer «{words}».',
  ],
  it: [
    'Fa proprio piacere leggere “{words}”.',
    'Ci scrive “{words}”, e ne siamo felici.',
    'Grazie per queste parole: “{words}”.',
    'Siamo contenti di leggere “{words}”.',
    'Ci scrive “{words}”: sono parole che fanno piacere.',
    'Ci ha fatto piacere leggere “{words}”.',
    'È bello leggere “{words}”.',
  ],
  pt: [
    'É muito bom ler isto: “{words}”.',
    'Você escreveu “{words}”, e isso nos deixa felizes.',
    'Obrigado por essas palavras: “{words}”.',
    'Ficamos felizes em ler “{words}”.',
    'Seu comentário nos alegra: “{words}”.',
    'Ler “{words}” nos anima muito.',
    'Que bom ler “{words}”.',
  ],
  ja: [
    '「{words}」とのお言葉、うれしく拝読いたしました。',
    '「{words}」とのお言葉をいただき、大変うれしく存じます。',
    '「{words}」とのご感想が、大きな励みになります。',
    'お客様の「{words}」とのお声を、うれしく拝見しました。',
    '「{words}」とお書きいただき、心より感謝いたします。',
    '「{words}」とのお言葉、ありがとうございます。',
    '「{words}」とのお声をお寄せいただき、ありがとうございます。',
  ],
  zh: [
    '看到“{words}”这样的评价，我们很开心。',
    '谢谢您写下“{words}”。',
    '看到您说“{words}”，我们很高兴。',
    '您说的“{words}”，是对我们最好的鼓励。',
    '感谢您留下“{words}”这样的评价。',
    '“{words}”，能得到您这样的评价，我们很荣幸。',
    '读到“{words}”，我们倍感欣慰。',
  ],
}
