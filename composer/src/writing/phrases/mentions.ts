import type { Domain } from '../../reading/domain.ts'
import type { Topic } from '@bizamply/contract/topics-and-risks'
import { kindWords } from './care.ts'
import { mentionedFaults } from './mentioned-faults.ts'
import { mentionedThings } from './mentioned-things.ts'
import type { Mentions } from './phrase-book.ts'

/** One language's sentences that mention a topic without an opinion or acknowledge a remark. */
export function mentionsOf(language: string): Record<Domain, Mentions> {
  const [things = {}, others = {}] = mentionedThings[language] ?? []
  const notGoods = { ...things, ...others }
  return {
    thing: spoken(language, { ...things, ...mentionedFaults[language] }),
    game: spoken(language, { ...notGoods, ...ofGames[language] }),
    bank: spoken(language, notGoods),
    place: spoken(language, notGoods),
  }
}

/** Thanks for praise of one thing, or of any if none is given. */
export function kindWordsOn(language: string, topic: Topic | null = null): string[] {
  const [things = {}] = mentionedThings[language] ?? []
  const named = topic === null ? Object.values(things) : things[topic] ? [things[topic]] : []
  return named.flatMap((thing) => (kindWords[language] ?? []).map((line) => line.replace('{thing}', thing)))
}

function spoken(language: string, things: Partial<Record<Topic, string>>): Mentions {
  const { mention = [], noticed = [] } = sentences[language] ?? {}
  return { mention: about(mention, things), noticed: about(noticed, things) }
}

function about(patterns: readonly string[], things: Partial<Record<Topic, string>>): Partial<Record<Topic, string[]>> {
  return Object.fromEntries(
    Object.entries(things).map(([topic, thing]) => [
      topic,
      patterns.map((pattern) => pattern.replace('{thing}', thing)),
    ]),
  )
}

/** `{thing}` comes from mentioned-things.ts in the form needed here. */
const sentences: Record<string, Record<'mention' | 'noticed', string[]>> = {
  en: {
    mention: [
      'Thank you for your comment about {thing}.',
      'Thank you for telling us about {thing}.',
      'Thank you for sharing your thoughts on {thing}.',
    ],
    noticed: ['We’ve taken note of your feedback on {thing}.', 'We’ve made a note of your point about {thing}.'],
  },
  de: {
    mention: [
      'Vielen Dank für Ihre Worte {thing}.',
      'Danke für Ihre Rückmeldung {thing}.',
      'Danke für Ihre Anmerkung {thing}.',
    ],
    noticed: ['Ihren Hinweis {thing} haben wir notiert.', 'Wir haben uns Ihre Anmerkung {thing} notiert.'],
  },
  fr: {
    mention: [
      'Merci pour votre commentaire sur {thing}.',
      'Merci de nous donner votre impression sur {thing}.',
      'Nous vous remercions pour vos mots sur {thing}.',
    ],
    noticed: ['Nous avons bien noté votre remarque sur {thing}.', 'Votre remarque sur {thing} est bien notée.'],
  },
  es: {
    mention: [
      'Gracias por mencionar {thing}.',
      'Gracias por compartir su impresión sobre {thing}.',
      'Le agradecemos su comentario sobre {thing}.',
    ],
    noticed: ['Tomamos nota de su observación sobre {thing}.', 'Hemos tomado nota de su comentario sobre {thing}.'],
  },
  it: {
    mention: [
      'Grazie per le Sue parole {thing}.',
      'Grazie di cuore per le parole {thing}.',
      'La ringraziamo per il commento {thing}.',
    ],
    noticed: ['Abbiamo preso nota della Sua osservazione {thing}.', 'Prendiamo nota del Suo commento {thing}.'],
  },
  pt: {
    mention: [
      'Obrigado pelo seu comentário sobre {thing}.',
      'Obrigado por compartilhar sua impressão sobre {thing}.',
      'Agradecemos a sua opinião sobre {thing}.',
    ],
    noticed: ['Anotamos a sua observação sobre {thing}.', 'Sua observação sobre {thing} está anotada.'],
  },
  ja: {
    mention: [
      '{thing}についてお書きくださり、ありがとうございます。',
      '{thing}についてのご感想、ありがとうございます。',
      'この度は{thing}についてお聞かせいただき、感謝いたします。',
      '{thing}についてのお言葉、ありがたく拝読しました。',
    ],
    noticed: ['{thing}についてのご指摘、確かに承りました。', '{thing}についてお気づきの点、確かに承りました。'],
  },
  zh: {
    mention: [
      '感谢您对{thing}的反馈。',
      '谢谢您告诉我们您对{thing}的感受。',
      '您对{thing}的评价，我们认真看过了，谢谢。',
      '感谢您分享对{thing}的看法。',
    ],
    noticed: ['关于{thing}，您的意见我们记下了。', '关于{thing}的问题，我们已经记下。'],
  },
}

/** Overrides for games. */
const ofGames: Record<string, Partial<Record<Topic, string>>> = {
  en: { ease: 'the difficulty', features: 'the content' },
  de: { ease: 'zum Schwierigkeitsgrad', features: 'zum Inhalt' },
  fr: { ease: 'la difficulté', features: 'le contenu', performance: 'les performances' },
  es: { ease: 'la dificultad', features: 'el contenido' },
  it: { ease: 'sulla difficoltà', features: 'sui contenuti' },
  pt: { ease: 'a dificuldade', features: 'o conteúdo', performance: 'o desempenho' },
  ja: { ease: '難易度', features: '内容' },
  zh: { ease: '难度', features: '内容' },
}
