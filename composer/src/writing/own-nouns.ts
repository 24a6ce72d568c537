import { questionTopicsOf } from '../reading/question-topics.ts'
import { compact } from '../words/compact.ts'

/**
 * Whether a question names a thing that is neither the product nor part of the topic: "Does it come with a card for my
 * nephew?" isn't answered by what the brand says about care cards.
 */
export function namesOther(question: string, topics: ReadonlySet<string>, title: string | null): boolean {
  const own = (title ?? '').toLowerCase()
  const known = (word: string): boolean =>
    general.test(word) || own.includes(word) || [...questionTopicsOf(word)].some((one) => topics.has(one))
  return [...question.slice(0, 1000).matchAll(nouns)]
    .flatMap(({ groups }) => groups?.['noun'] ?? groups?.['german'] ?? [])
    .some((found) => !found.toLowerCase().split(' ').some(known))
}

/** After articles that are no pronouns, maybe with an adjective; capitalized in German. */
const nouns = compact(
  /(?<![\p{L}-])(?:(?:[Tt]he|[Aa]n?|[Mm]y|[Oo]ur|[Ee]ine?[nmr]?|[Mm]eine?[nmr]?|[Uu]n|[Uu]ne|[Dd]es|[Dd]u|[Mm]on|[Mm]a|[Mm]es|[Ee]l|[Uu]na|[Mm]is?|[Ii]l|[Gg]li|[Uu]ma?|[Mm]eu|[Mm]inha) (?<noun>\p{L}{4,}(?: \p{L}{3,})?)|[Dd](?:er|ie|as|en|em) (?<german>\p{Lu}\p{L}{3,}))/gu,
)

/** Says nothing about what is asked. */
const general =
  /^(?:items?|orders?|products?|things?|parcels?|packages?|purchases?|shops?|stores?|ways?|days?|weeks?|months?|gifts?|ones?|same|other|questions?|options?|possibility|chance|artikel|produkte?|bestellung|ware|paket|tage?n?|frage|geschenk|möglichkeit|articles?|produits?|commandes?|colis|jours?|cadeau|questions?|possibilité|productos?|artículos?|pedidos?|paquete|días?|regalo|pregunta|posibilidad|prodott[oi]|articol[oi]|ordin[ei]|pacc[oh]i?|giorn[oi]|domanda|possibilità|produtos?|artigos?|pacote|dias?|presente|pergunta|possibilidade)$/u
