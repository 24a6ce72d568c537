import { type Ingredient, ingredientIn, ingredients } from '../words/ingredients.ts'
import type { Sentence } from '../words/sentences.ts'
import { matches, words } from '../words/term-pattern.ts'
import type { Span } from './claim.ts'
import { isDenied } from './denials.ts'
import type { StoredFacts } from './stored-facts.ts'
import { compact } from '../words/compact.ts'

/**
 * "Nut free", "contains no almond oil", "without fragrance": what isn't in a product matters to people with allergies, so
 * only a stored fact about the same ingredient supports it, never what the customer wrote.
 */
export function freeOfClaims(sentence: Sentence, facts: StoredFacts): Span[] {
  if (!hints.test(sentence.text) || reported.test(sentence.text)) return []
  const found = [...matches(sentence.text, named), ...matches(sentence.text, any)]
  return found.flatMap(({ start, end, words: claimed }) => {
    if (facts.has(claimed)) return []
    const ingredient = ingredientIn(claimed)
    const stored = ingredient ? storedSides(facts, ingredient) : []
    if (stored.includes('free')) return []
    const reason =
      stored.length > 0 ? 'A stored fact says the opposite.' : 'No stored fact says that the product is free of this.'
    return [{ kind: 'fact' as const, reason, start: sentence.start + start, end: sentence.start + end }]
  })
}

/** What the stored facts say about an ingredient. */
function storedSides(facts: StoredFacts, { pattern }: Ingredient): ('free' | 'contains')[] {
  return facts.sentences.flatMap(({ text }) => {
    const free = [...matches(text, named), ...matches(text, any)]
    return matches(text, pattern).map(({ start, end }) =>
      isDenied(text, start, end) || free.some((one) => one.start <= start && one.end >= end) ? 'free' : 'contains',
    )
  })
}

/** One of these is in every match. */
const hints =
  /free|no |not |n[’']t|without|zero|frei|kein|ohne|nicht|sans|aucun|ne |n[’']|sin |no |libre|senza|non |priv|sem |não |livre|isent|zonder|geen|vrij|niet|フリー|不使用|無添加|含|入って|使って|使用して|なし|不含|无/iu

/** Repeats what the customer asks. */
const reported = compact(
  /(?<!\p{L})(?:(?:you|your question) (?:asks?|asked|are asking|wonder(?:ed)?|want(?:ed)? to know)|whether|(?:sie|du) (?:fragen|fragst)|, ob|vous (?:demandez|demandiez)|pregunta[sn]?|pergunta[sm]?|chied[ei]|vraagt|ご質問)(?!\p{L})/iu,
)

const one = ingredients.map(({ source }) => source).join('|')
const some = `(?:\\p{L}+[ ,]+){0,2}?(?:${one})`
const unspaced = ingredients.flatMap((part) => part.unspaced ?? []).join('|')

/** Names an ingredient. */
const named = words(
  [
    `(?:${one})(?:[- ]|(?: or| and|,) (?:${one})[- ])?free|free (?:of|from) (?:any |all |added )?${some}`,
    `(?:contains?|has|have|uses?|with|made with|there(?:[’']s| is| are)|adds?|includes?) (?:absolutely |definitely )?(?:no|zero|not any) ${some}|(?:(?:does|do)(?: not|n[’']t)|never) (?:contain|have|use|include|add) (?:any )?${some}|(?<!(?:there was|was|were|had|found|got|with) )no (?:added |artificial |traces? of )?(?:${one})(?! (?:allerg|taste|smell|flavou?r))|without (?:any |added )?${some}|zero (?:${one})`,
    `(?:${one})[\\p{L}]{0,2}-?frei\\p{L}*|frei von ${some}|(?:enthält|enthalten|ohne|hat|haben|verwenden(?: wir)?|keinerlei) (?:keine?n? |keinerlei |jegliche\\p{L}* |zugesetzte\\p{L}* )?${some}|keine?n? ${some}`,
    `sans (?:aucun(?:e)? )?(?:ajout de )?(?:d[’'])?${some}|(?:ne contien(?:t|nent)|n[’']utilis\\p{L}+|n[’']a|n[’']ont) (?:pas|aucune?|ni) (?:de |d[’'])?${some}|exempte?s? (?:de |d[’'])${some}|aucune? ${some}`,
    `(?:sin|libres? de|exent[oa]s? de) ${some}|no (?:contienen?|llevan?|tienen?|usamos|utilizamos) ${some}|ningún ${some}`,
    `(?:senza|priv[oaie] di|esent[ei] da) ${some}|non (?:contien[ei]|contengono|ha|hanno|usiamo|utilizziamo) ${some}|nessun[oa]? ${some}`,
    `(?:sem|livres? de|isent[oa]s? de) ${some}|não (?:cont[éê]m|tem|têm|leva|usamos|utilizamos) ${some}|nenhum[a]? ${some}`,
    `(?:${one})[- ]?vrij\\p{L}*|vrij van ${some}|(?:bevat|bevatten|zonder|heeft|gebruiken(?: wij| we)?) (?:geen )?${some}|geen ${some}`,
  ].join('|'),
  `(?:${unspaced})(?:フリー|不使用|無添加|は?(?:一切)?(?:含まれて|入って|使って|使用して)(?:い|お)(?:ません|りません|ない)|を?含みません|なし)|(?:不含|无添加|不添加|没有|无)(?:${unspaced})`,
)

/** Names anything, in words that are only used about ingredients. */
const any = words(
  [
    "free (?:of|from) (?!charge|cost|fees?|time|space|shipping|delivery|worr|stress|hassle|errors?|the )(?:any |all )?\\p{L}{3,}(?: oils?| extracts?)?|(?:contains? no|(?:does not|doesn[’']t|do not|don[’']t) contain) (?:any )?(?!any |(?:order|details?|information|number|name|address|text|words?|photos?|pictures?|personal|questions?|enough|what)(?!\\p{L}))\\p{L}{3,}(?: oils?| extracts?)?",
    'frei von (?!kosten|gebühren|der|die|das)\\p{L}{3,}|enthält keine?n? (?!angab|detail|information|bestell|name|adress|text|frage|foto)\\p{L}{3,}',
    "ne contient (?:pas |aucune? )(?:de |d[’'])?(?!numéro|détail|information|nom|adresse|texte|question|photo)\\p{L}{3,}|exempte?s? de (?!frais|tout)\\p{L}{3,}",
    '(?:no contiene|libre de|exento de) (?!gastos|cargo|número|detalles|datos|informaci|nombre|texto|preguntas?|fotos?|impuestos)\\p{L}{3,}',
    '(?:non contiene|privo di|priva di|esente da) (?!spese|costi|numero|dettagli|dati|informazion|nome|testo|domande|foto|senso)\\p{L}{3,}',
    '(?:não contém|livre de|isento de) (?!custos?|taxas?|frete|número|detalhes|dados|informaç|nome|texto|perguntas?|fotos?)\\p{L}{3,}',
    'vrij van (?!kosten|de|het)\\p{L}{3,}|bevat geen (?!gegevens|nummer|details|informatie|naam|adres|tekst|vragen|foto)\\p{L}{3,}',
  ].join('|'),
)
