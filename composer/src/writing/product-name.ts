import { isCategoryName } from './category-name.ts'

/**
 * A title short enough to be said in a sentence, or null, also for a mere kind of thing. Marketplace titles lose what
 * follows the first separator.
 */
export function productName(title: string | null, language: string): string | null {
  const clean = (title ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[<>{}]/g, '')
    .trim()
  const short = clean.length <= 48 ? clean : (clean.split(/\s+[-–—|/]\s+|[,;:|(（、]/u)[0] ?? '').trim()
  const named = language === 'en' ? short.replace(/^(the|your|my|our|an?)\s+/i, '') : short
  if (isCategoryName(named)) return null
  if (named.length < 2 || named.length > 60 || !/\p{L}/u.test(named)) return null
  // A sentence in the title would end ours.
  return /[.!?。！？]\s|https?:|www\.|@/u.test(named) ? null : named.replace(/[.!?。！？]+$/u, '')
}
