import { commentColumnNames, productColumnNames } from './names.ts'
import type { CommentField, ImportKind, ProductField } from './mapping.ts'

export interface Meaning {
  field: CommentField | ProductField
  /** 0 to 1, by the name alone. */
  confidence: number
}

/** The fields that a column's name suggests; empty if none. */
export function columnMeanings(name: string, kind: ImportKind = 'comments'): Meaning[] {
  const plain = withoutAccents(plainName(name))
  const ofRating = withoutAccents(plainName(name.replace(scaleAtEnd, '')))
  const names = kind === 'comments' ? commentNames : productNames
  return Object.entries(names).flatMap(([field, known]) => {
    const named = field === 'rating' ? ofRating : plain
    const confidence = Math.max(
      byName(named, known),
      kind === 'comments' ? byEnd(named, known, field as CommentField) : 0,
    )
    return confidence > 0 ? [{ field: field as CommentField, confidence }] : []
  })
}

/** `reviewCreated_At` -> `review created at`. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('\u0307', '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

// For Latin letters only: in Japanese, the marks make other letters.
const withoutAccents = (plain: string): string =>
  plain
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')

const unaccented = <F extends string>(names: Record<F, string[]>): Record<F, string[]> =>
  Object.fromEntries(
    Object.entries<string[]>(names).map(([field, known]) => [field, known.map(withoutAccents)]),
  ) as Record<F, string[]>

const commentNames = unaccented(commentColumnNames)
const productNames = unaccented(productColumnNames)

/** `Score (1-10)`, `Rating /10`, `Sterne von 1 bis 5` */
const scaleAtEnd =
  /[\s(]*(?:\/|\b(?:(?:from|von|de|da) )?(?:[01]\s*(?:-|–|to|bis|à|a)|out of|of|von|sur|sobre|su|de|di|van|max\.?))\s*(?:5|10|100)\)?\s*$/i

function byName(plain: string, known: string[]): number {
  const at = known.indexOf(plain)
  return at < 0 ? 0 : Math.max(0.8, 0.98 - at * 0.01)
}

/** `dates published date`, `consumer display name`: the last words are a known name, the first a qualifier. */
function byEnd(plain: string, known: string[], field: CommentField): number {
  const words = plain.split(' ')
  for (let skip = 1; skip < Math.min(words.length, 4); skip++) {
    const first = words.slice(0, skip).join(' ')
    if (byName(words.slice(skip).join(' '), known) === 0 || isOfAnother(first, field)) continue
    return 0.75 - 0.1 * skip
  }
  return 0
}

// "Overall rating" is the product's, "reply date" the reply's, "consumer is verified" and "client ID" the author's.
function isOfAnother(first: string, field: CommentField): boolean {
  if (/overall|average|total|avg|mean|number|count|num|place|store|shop|sub|weighted|durchschnitt|anzahl/.test(first))
    return true
  if (/reply|response|owner|answer|merchant|seller|antwort|reponse|respuesta|risposta|resposta/.test(first))
    return !['reply', 'replyDate'].includes(field)
  if (person.test(first)) return !['author', 'email', 'phone', 'text', 'rating'].includes(field)
  if (
    /product|item|brand|company|business|order|produkt|produit|produto|prodotto|artikel|bestell|commande|pedido|ordine/.test(
      first,
    )
  )
    return !['productTitle', 'productId', 'productHandle', 'text', 'rating'].includes(field)
  if (field === 'author') return true
  return ['externalId', 'label', 'platform'].includes(field) && !/review|comment|source/.test(first)
}

const person =
  /consumer|user|customer|reviewer|author|buyer|client|shopper|kunde|kaufer|nutzer|acheteur|utilisateur|comprador|usuario|acquirente|utente|klant|koper|gebruiker/
