import { categoryNouns } from './category-words.ts'
import { compact } from '../words/compact.ts'

/** What an article depends on besides the name itself. */
interface Named {
  brand: string
  /** Goods take an article; games, banks, and places usually don't ("Stardew Valley"). */
  goods: boolean
}

/** Whether an English sentence says "the" or "your" before a product's name (product-name.ts). */
export function takesArticle(name: string, { brand, goods }: Named): boolean {
  const small = name.toLowerCase()
  if (small === brand.trim().toLowerCase()) return false
  if (!latinStart.test(name) || determined.test(name) || quotedWhole.test(name)) return false
  return goods || endsWithNoun.test(small)
}

/** Whether a title is a plural: "Merino Socks", "Galaxy Buds 2 Pro", "Bowls with Lids". */
export function isPluralName(title: string | null): boolean {
  const [main = ''] = (title ?? '').split(/\s+[-–—|/]\s+|[,;:|(]/u)
  const [head = ''] = main.split(/\s(?:for|with|without|of|in|by|from)\s/iu)
  const words = head.trim().toLowerCase().split(/\s+/u)
  while (words.length > 1 && version.test(words.at(-1) ?? '')) words.pop()
  const last = words.at(-1) ?? ''
  return irregular.test(last) || (/\p{L}{2}s$/u.test(last) && !singular.test(last))
}

const latinStart = compact(/^["'“‘«]?[\p{Script=Latin}\p{N}]/u)
/** The name brings its own article or possessive, in English or another language. */
const determined =
  /^(?:my|our|your|his|her|their|this|that|these|those|some|every|le|la|les|une?|el|los|las|il|lo|gli|der|die|das|eine?|os)\s|^l['’]/iu
const quotedWhole = /^(?:"[^"]*"|“[^”]*”|‘[^’]*’|'[^']*'|«[^»]*»|„[^“”]*[“”])$/u
const moreGoods =
  'kits?|sets?|packs?|box(?:es)?|bundles?|bowls?|bottles?|tumblers?|jars?|trays?|boards?|cases?|sleeves?|holders?|stands?|racks?|hooks?|totes?|pouch(?:es)?|serums?|oils?|balms?|lotions?|sprays?|scrubs?|masks?|mats?|frames?|posters?|prints?|cards?|journals?|planners?|calendars?|pens?|brush(?:es)?|clips?|leashes|leash|collars?|filters?|bulbs?|planters?|vases?|throws?|quilts?|duvets?|sheets?|robes?|slippers?|leggings|pajamas|onesies?|vests?|bars?|blends?|sauces?|makers?|trimmers?|razors?'
const endsWithNoun = compact(`(?<!\\p{L})(?:${categoryNouns['en']}|${moreGoods})$`, 'u')
const version = compact(/^(?:\W*\p{N}\S*|v\p{N}+|pro|max|plus|lite|mini|ultra|se|xl|xxl|xs|ii|iii|iv|gen|edition)$/u)
const irregular = /^(?:men|women|children|mice|feet|teeth|knives|people)$/u
const singular =
  /(?:ss|us|is|['’]s)$|^(?:canvas|atlas|christmas|gas|lens|series|species|news|thermos|cosmos|chaos|texas|kansas|vegas|adidas|levis|molasses)$/u
