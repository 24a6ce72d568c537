import { categoryModifiers, categoryNouns, unspacedCategory } from './category-words.ts'

/** Whether a title is only a category ("Wireless Headphones"), which isn't a name. */
export function isCategoryName(title: string | null): boolean {
  const small = (title ?? '').normalize('NFC').toLowerCase().trim()
  if (!small) return false
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(small)) return unspacedCategory.test(small)
  return wholeName.test(small.replaceAll('’', "'")) || germanCompound.test(small)
}

const noun = categoryNouns.join('|')
const gap = String.raw`(?:\s*[-–/&+,|()]\s*|\s+)`
const part = `(?:${categoryModifiers}|${noun})`
const wholeName = new RegExp(`^(?=.*(?<!\\p{L})(?:${noun})(?!\\p{L}))${part}(?:${gap}${part})*$`, 'u')

/** "Wanderrucksack", "Damenjacke": a compound that ends with a category. */
const germanCompound =
  /^(?:(?:kabellose|elektrische|schwarze|weiße|rote|blaue)[rs]? )?\p{L}{3,14}(?:kopfhörer|lautsprecher|uhr|uhren|konsole|rock|kleid|pullover|bluse|hemd|hose|hosen|jacke|jacken|mantel|socken|schuhe?|stiefel|sandalen|mütze|handschuhe|gürtel|kleidung|brille|tasche|taschen|rucksack|koffer|schirm|stuhl|tisch|bett|matratze|kissen|decke|lampe|lampen|teppich|tasse|pfanne|topf|messer|kocher|sauger|maschine|seife|creme|kerze|schokolade|fahrrad|helm|hülle)$/u
