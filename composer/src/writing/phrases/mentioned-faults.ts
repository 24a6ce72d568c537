import type { Topic } from '@bizamply/contract/topics-and-risks'

/** Problems with goods, in the form that mentions.ts needs; not for games, banks, or places. */
export const mentionedFaults: Record<string, Partial<Record<Topic, string>>> = {
  en: { damage: 'the condition {it|they} arrived in', missing: 'what was in the package' },
  de: { damage: 'zum Zustand der Ware', missing: 'zum Inhalt des Pakets' },
  fr: { damage: 'l’état de l’article', missing: 'le contenu du colis' },
  es: { damage: 'el estado del artículo', missing: 'el contenido del paquete' },
  it: { damage: 'sullo stato dell’articolo', missing: 'sul contenuto del pacco' },
  pt: { damage: 'o estado do produto', missing: 'o conteúdo do pacote' },
  ja: { damage: '商品の状態', missing: 'お届けの内容' },
  zh: { damage: '商品状况', missing: '包裹内容' },
}
