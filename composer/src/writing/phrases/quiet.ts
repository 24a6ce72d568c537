import { anyOf, plainly } from '../../reading/words-in.ts'

/** Whether the review praises how quiet something is, not how it sounds. */
export const isQuiet = (text: string): boolean => quiet.test(plainly(text)) && !audio.test(plainly(text))

const quiet = anyOf(
  [
    "(?:so|very|really|super|whisper|surprisingly|incredibly)[- ]quiet|(?:it|one|machine|motor|fan|pump|fountain|fridge|kettle|vacuum|dishwasher|fryer|purifier|humidifier|heater)(?:'s| is| runs)(?! not)(?: \\p{L}+)? quiet(?:ly)?(?! appeal)|can(?:not|'t) (?:even )?hear it",
    '(?:sehr |so |schön |flüster)?leise[rs]?|geräuschlos|lautlos|silencieu(?:x|ses?)|sans bruit|silencios[oa]s?|sin ruido|silenzios[oaie]|senza rumore|sem (?:ruído|barulho)',
  ],
  '静か|静音|安静',
)

const audio = anyOf([
  'listening|(?:head|ear)phones?|earbuds?|speakers?|soundbar|music|bass|volume|audio|kopfhörer|lautsprecher|musik|casque|écouteurs|enceinte|musique|auriculares|altavoz|música|cuffie|casse|musica|fones?|colunas?',
])

export const quietLines: Readonly<Record<string, readonly string[]>> = {
  en: ['It’s good to hear that the low noise level suits you.', 'We’re glad that you like how quiet {it is|they are}.'],
  de: ['Schön, dass Ihnen der leise Betrieb gefällt.', 'Dass Sie es so angenehm leise haben, freut uns.'],
  fr: ['Nous sommes ravis que le silence de fonctionnement vous plaise.'],
  es: ['Nos alegra que le guste que haga tan poco ruido.'],
  it: ['Ci fa piacere che apprezzi la silenziosità.'],
  pt: ['Ficamos felizes que goste do funcionamento silencioso.'],
  ja: ['静かさを気に入っていただけて、うれしく思います。'],
  zh: ['很高兴您喜欢它的安静。'],
}
