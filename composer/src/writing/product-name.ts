import { isCategoryName } from './category-name.ts'
import { compact } from '../words/compact.ts'

/** "Mug, set of two": the number in the package doesn't belong in a sentence. */
const amount = compact(
  /,? ?[,(] ?(?:(?:set|pack|box|pair|lot|coffret|juego|paquete|confezione|conjunto|kit)(?: (?:of|de|da|di|von|mit))? (?:\p{N}+|two|three|four|six|deux|trois|quatre|dos|tres|cuatro|due|tre|dois|duas|três|zwei|drei)|\p{N}+(?:er)?[- ]?(?:set|pack|pcs|pieces|stück|pièces|piezas|pezzi|peças))\)?$/iu,
)

/**
 * A title short enough for a sentence; null otherwise or for a mere category. Marketplace titles are cut at the first
 * separator.
 */
export function productName(title: string | null, language: string): string | null {
  const clean = (title ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[<>{}]/g, '')
    .trim()
  const single = clean.replace(amount, '')
  const short = single.length <= 48 ? single : (single.split(/\s+[-–—|/]\s+|[,;:|(（、]/u)[0] ?? '').trim()
  const named = language === 'en' ? short.replace(/^(the|an?)\s+/i, '') : short
  if (isCategoryName(named.replace(/^(?:my|our|your)\s+/i, ''))) return null
  if (named.length < 2 || named.length > 60 || !/\p{L}/u.test(named)) return null
  // A sentence end in the title would end ours.
  return /[.!?。！？]\s|https?:|www\.|@/u.test(named) ? null : named.replace(/[.!?。！？]+$/u, '')
}
