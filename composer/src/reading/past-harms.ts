import { apartFromOtherGoods } from './other-goods.ts'
import { anyOf, plainly } from './words-in.ts'
import { compact } from '../words/compact.ts'

/**
 * The text with blanks for harm that is over or was due to other products: "a little itchy at first, but not noticeable
 * after", "Kaffee schlug mir immer auf den Magen … keine Magenprobleme".
 */
export function apartFromPastHarms(text: string): string {
  const left = apartFromOtherGoods(text)
  const small = plainly(left)
  if (small.length !== left.length || !hints.test(small)) return left
  const spared = relief.test(small)
  return small
    .replaceAll(atFirst, blank)
    .replaceAll(tolerated, blank)
    .replaceAll(relieved, (words) => (spared ? blank(words) : words))
    .replaceAll(before, (words) => (spared ? blank(words) : words))
}

const blank = (words: string): string => ' '.repeat(words.length)

/** One of these is in every match. */
const hints =
  /at first|initially|in the beginning|anfangs|au début|al principio|all'inizio|no início|problem|sensitiv|empfindlich|beschwerden|molestias|issues|upset|disturbi|fastidi/u

const atFirst = compact(
  anyOf([
    "(?:a (?:little|bit|tad|touch)|slightly|somewhat)(?: bit)? (?:\\p{L}+ )?(?:itch\\p{L}*|scratch\\p{L}*|prickl\\p{L}*|tingl\\p{L}*|sore)(?: \\p{L}+){0,3}? (?:at first|initially|in the beginning)(?=,? but [^.!?\\n]{0,25}?(?:not|isn't|doesn't|don't|no longer|went|goes|wears|softens?|gone|stops?|stopped)(?!\\p{L}))",
    "(?:ein bisschen|ein wenig|etwas|leicht) (?:\\p{L}+ )?(?:kratz\\p{L}*|juck\\p{L}*|gekratzt|gejuckt)[^.!?\\n]{0,20}(?=,? aber [^.!?\\n]{0,25}?(?:nicht mehr|weg|vorbei|gelegt)(?!\\p{L}))|(?:gratte|grattait|pique|piquait) un peu au début(?=,? mais [^.!?\\n]{0,25}?(?:plus|passe|passé))|(?:pica|picaba) un poco al principio(?=,? pero [^.!?\\n]{0,25}?(?:no|ya|pasa))|(?:prude|prudeva|pizzica|pizzicava) un po' all'inizio(?=,? ma [^.!?\\n]{0,25}?(?:non|poi|passa))|(?:pinica|coça|coçava|pica) um pouco no início(?=,? mas [^.!?\\n]{0,25}?(?:não|depois|passa))",
  ]).source,
  'gu',
)

/** "My skin is sensitive, no problem here." */
const tolerated = compact(
  anyOf([
    "(?:my|his|her|our|(?:my|our) \\p{L}+'s) (?:\\p{L}+ )?skin is (?:very |so |really |super |extremely )?sensitive(?=,? [^.!?\\n]{0,30}?(?:no|without|zero|without any|never any|not a single) (?:problems?|issues?|reactions?|irritation|itch\\p{L}*|rash(?:es)?|trouble)(?!\\p{L}))",
    '(?:meine|ihre|seine|unsere) haut ist (?:sehr |extrem |so )?empfindlich(?=,? [^.!?\\n]{0,30}?(?:kein|keine|keinerlei|ohne|null) (?:probleme?|reaktion\\p{L}*|ausschlag|juckreiz|schwierigkeiten))',
  ]).source,
  'gu',
)

const none = anyOf([
  '(?:no|no more|zero|without any) (?:stomach|skin|tummy|digestive|headache) (?:problems?|issues?|upsets?|troubles?)',
  'keine?n? (?:magen|haut|bauch|kopf|verdauungs)(?:probleme|beschwerden|schmerzen)n?',
  "(?:plus|pas|aucun) (?:de |d')?(?:problèmes?|maux) (?:d'estomac|de peau|de ventre|digestifs?)",
  '(?:sin|ningún|ya no tengo) (?:problemas?|molestias?) (?:de|en) (?:el |la )?(?:estómago|piel|barriga)',
  '(?:nessun|senza|niente) (?:problem[ai]|disturb[oi]|fastidi[o]?) (?:di|allo|alla) (?:stomaco|pelle|pancia)',
  '(?:sem|nenhum) (?:problemas?|incômodos?) (?:de|no|na) (?:estômago|pele|barriga)',
])
const relief = compact(none.source, 'u')
const relieved = compact(none.source, 'gu')

/** A sentence about earlier times. */
const before = compact(
  /[^.!?\n]{0,240}(?<!\p{L})(?:used to|before this|always (?:upset|gave)|früher|bis vor|bisher|jahrelang|sonst immer|mir (?:kaffee|tee) immer|avant|d'habitude|jusqu'ici|antes|hasta ahora|prima|finora|antigamente)(?!\p{L})(?:[^.!?\n]|(?<=ca)\.){0,240}/gu,
)
