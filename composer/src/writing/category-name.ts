import { contentOf } from '../words/sentences.ts'
import { categoryModifiers, categoryNouns, unspacedCategory } from './category-words.ts'
import { compact } from '../words/compact.ts'

/** Whether a title is only a category ("Wireless Headphones"), which isn't a name. */
export function isCategoryName(title: string | null): boolean {
  const small = (title ?? '').normalize('NFC').toLowerCase().trim()
  if (!small) return false
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(small)) return unspacedCategory.test(small)
  return wholeName.test(small.replaceAll('’', "'")) || germanCompound.test(small)
}

/** Whether a fact speaks of other goods than the product's: "We replace broken candles" doesn't apply to a lamp. */
export function isAboutOtherGoods(fact: string, language: string, title: string | null): boolean {
  const [named, own] = [goodsIn(fact, language), goodsIn(title ?? '', language)]
  return named.size > 0 && own.size > 0 && ![...named].some((one) => own.has(one))
}

/** Stems of the goods that a text names; none in languages without a list. */
function goodsIn(text: string, language: string): ReadonlySet<string> {
  const nouns = categoryNouns[language]
  if (nouns === undefined) return new Set()
  const found = text.toLowerCase().match(compact(`(?<!\\p{L})(?:${nouns})(?!\\p{L})`, 'gu')) ?? []
  return contentOf(
    found
      .filter((one) => !anyGoods.test(one))
      .map((one) => one.replace(bags, 'bags'))
      .join(' '),
  )
}

/** Words for anything, and for whole groups of goods. */
const anyGoods =
  /^(?:products?|items?|accessor|electronics|clothes|clothing|apparel|outerwear|jewel|furniture|appliances|groceries|cosmetics|tools?$|produkt|artikel|kleidung|schmuck|möbel|zubehör|produit|article|accessoire|vêtement|bijou|meuble|product|artículo|accesorio|ropa|joya|mueble|prodott|articol|accessori|abbigliamento|gioiell|mobili|produto|artigo|acessório|roupa|joia|móveis)/u
/** A backpack is a bag. */
const bags = /^(?:backpacks?|rucksacks?|handbags?|suitcases?|wallets?)$/u

const noun = Object.values(categoryNouns).join('|')
const gap = String.raw`(?:\s*[-–/&+,|()]\s*|\s+)`
const part = `(?:${categoryModifiers}|${noun})`
const wholeName = compact(`^(?=.*(?<!\\p{L})(?:${noun})(?!\\p{L}))${part}(?:${gap}${part})*$`, 'u')

/** "Wanderrucksack", "Damenjacke": a compound that ends with a category. */
const germanCompound = compact(
  /^(?:(?:kabellose|elektrische|schwarze|weiße|rote|blaue)[rs]? )?\p{L}{3,14}(?:kopfhörer|lautsprecher|uhr|uhren|konsole|rock|kleid|pullover|bluse|hemd|hose|hosen|jacke|jacken|mantel|socken|schuhe?|stiefel|sandalen|mütze|handschuhe|gürtel|kleidung|brille|tasche|taschen|rucksack|koffer|schirm|stuhl|tisch|bett|matratze|kissen|decke|lampe|lampen|teppich|tasse|pfanne|topf|messer|kocher|sauger|maschine|seife|creme|kerze|schokolade|fahrrad|helm|hülle)$/u,
)
