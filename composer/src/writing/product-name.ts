import { isCategoryName } from './category-name.ts'

/**
 * A title short enough for a sentence; null otherwise or for a mere category. Marketplace titles are cut at the first
 * separator.
 */
export function productName(title: string | null, language: string): string | null {
  const clean = (title ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[<>{}]/g, '')
    .trim()
  const short = clean.length <= 48 ? clean : (clean.split(/\s+[-–—|/]\s+|[,;:|(（、]/u)[0] ?? '').trim()
  const named = language === 'en' ? short.replace(/^(the|an?)\s+/i, '') : short
  if (isCategoryName(named.replace(/^(?:my|our|your)\s+/i, ''))) return null
  if (named.length < 2 || named.length > 60 || !/\p{L}/u.test(named)) return null
  // A sentence end in the title would end ours.
  return /[.!?。！？]\s|https?:|www\.|@/u.test(named) ? null : named.replace(/[.!?。！？]+$/u, '')
}
