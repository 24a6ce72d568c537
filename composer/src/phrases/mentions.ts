import type { Subject } from '../subject.ts'
import type { Topic } from '../topic-names.ts'
import { mentionedFaults } from './mentioned-faults.ts'
import { mentionedThings } from './mentioned-things.ts'
import type { Mentions } from './phrase-book.ts'

/** The sentences of one language that speak of a topic without an opinion on it. */
export function mentionsOf(language: string): Record<Subject, Mentions> {
  const [things = {}, others = {}] = mentionedThings[language] ?? []
  const elsewhere = { ...things, ...others }
  return {
    thing: spoken(language, { ...things, ...mentionedFaults[language] }),
    game: spoken(language, { ...elsewhere, ...ofGames[language] }),
    bank: spoken(language, elsewhere),
    place: spoken(language, elsewhere),
  }
}

function spoken(language: string, things: Partial<Record<Topic, string>>): Mentions {
  const { mention = [], heeded = [] } = sentences[language] ?? {}
  return { mention: about(mention, things), heeded: about(heeded, things) }
}

function about(patterns: readonly string[], things: Partial<Record<Topic, string>>): Partial<Record<Topic, string[]>> {
  return Object.fromEntries(
    Object.entries(things).map(([topic, thing]) => [
      topic,
      patterns.map((pattern) => pattern.replace('{thing}', thing)),
    ]),
  )
}

/** `{thing}` is written in mentioned-things.ts in just the form that these ask for. */
const sentences: Record<string, Record<'mention' | 'heeded', string[]>> = {
  en: {
    mention: [
      'Thank you for your comment on {thing}.',
      'Thank you for telling us about {thing}.',
      'What you say about {thing} is helpful to us, thank you.',
      'Thank you for sharing your impression of {thing}.',
    ],
    heeded: ['We have read carefully what you write about {thing}.', 'What you write about {thing} matters to us.'],
  },
  de: {
    mention: [
      'Vielen Dank für Ihre Worte {thing}.',
      'Danke für Ihre Rückmeldung {thing}.',
      'Was Sie {thing} schreiben, hilft uns weiter, vielen Dank.',
      'Danke für Ihre Anmerkung {thing}.',
    ],
    heeded: ['Was Sie {thing} schreiben, haben wir aufmerksam gelesen.', 'Was Sie uns {thing} sagen, ist uns wichtig.'],
  },
  fr: {
    mention: [
      'Merci pour votre commentaire sur {thing}.',
      'Merci de nous donner votre impression sur {thing}.',
      'Nous vous remercions pour ce que vous écrivez sur {thing}.',
      'Votre remarque sur {thing} nous est utile, merci.',
    ],
    heeded: [
      'Nous avons lu avec attention ce que vous écrivez sur {thing}.',
      'Ce que vous dites sur {thing} compte pour nous.',
    ],
  },
  es: {
    mention: [
      'Gracias por lo que nos cuenta sobre {thing}.',
      'Gracias por compartir su impresión sobre {thing}.',
      'Nos resulta útil lo que escribe sobre {thing}, gracias.',
      'Le agradecemos su comentario sobre {thing}.',
    ],
    heeded: [
      'Hemos leído con atención lo que escribe sobre {thing}.',
      'Lo que nos dice sobre {thing} es importante para nosotros.',
    ],
  },
  it: {
    mention: [
      'Grazie per ciò che ci scrive {thing}.',
      'Grazie per aver condiviso la Sua impressione {thing}.',
      'Ci è utile ciò che scrive {thing}, grazie.',
      'La ringraziamo per il commento {thing}.',
    ],
    heeded: ['Abbiamo letto con attenzione ciò che scrive {thing}.', 'Ciò che ci dice {thing} è importante per noi.'],
  },
  pt: {
    mention: [
      'Obrigado pelo seu comentário sobre {thing}.',
      'Obrigado por compartilhar sua impressão sobre {thing}.',
      'Sua observação sobre {thing} é útil para nós, obrigado.',
      'Agradecemos a sua opinião sobre {thing}.',
    ],
    heeded: [
      'Lemos com atenção o que você escreveu sobre {thing}.',
      'O que você diz sobre {thing} é importante para nós.',
    ],
  },
  ja: {
    mention: [
      '{thing}についてお書きくださり、ありがとうございます。',
      '{thing}についてのご感想、ありがとうございます。',
      'この度は{thing}についてお聞かせいただき、感謝いたします。',
      '{thing}についてのお言葉、ありがたく拝読しました。',
    ],
    heeded: [
      '{thing}についてのご指摘を、真摯に受け止めております。',
      '{thing}についてのお声を、しっかりと拝読しました。',
    ],
  },
  zh: {
    mention: [
      '感谢您对{thing}的反馈。',
      '谢谢您告诉我们您对{thing}的感受。',
      '您对{thing}的评价，我们认真看过了，谢谢。',
      '感谢您分享对{thing}的看法。',
    ],
    heeded: ['您对{thing}的意见，我们认真看过了。', '关于{thing}，您的意见我们非常重视。'],
  },
}

/** What differs of a game. */
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
