import { compact } from '../words/compact.ts'

/** Whether the words form a full thought with a verb, not a fragment such as "easy to read" or "nice watch". */
export function isFullThought(words: string, language: string): boolean {
  const small = words.toLowerCase()
  if (language === 'ja') return [...words].length >= 8 && japaneseEnd.test(words)
  if (language === 'zh') return [...words].length >= 6 && chineseOpinion.test(words)
  return small.split(/\s+/).length >= 4 && (verbs[language]?.test(small) ?? false)
}

const japaneseEnd = /(?:です|でした|ます|ました|ません|だった|かった|ている|ています|いい|良い|嬉しい|うれしい)$/u
const chineseOpinion = /[很真太最]|非常|特别|十分|超级|喜欢|推荐|满意/u

const verb = (alternatives: string): RegExp => compact(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'u')

const verbs: Record<string, RegExp> = {
  en: verb(
    "is|it['’]s|are|was|were|am|i['’]m|has|have|had|i['’]ve|do|does|did|can|could|will|would|(?:love|like|enjoy|recommend|adore|exceed)(?:s|d|ed)?|(?:work|look|fit|feel|sound|taste|smell|make|keep|get|do)s|worked|looked|fitted|felt|sounded|tasted|made|kept|got|wore|(?:i|we|they|you) \\p{L}+",
  ),
  de: verb(
    'ist|sind|war|waren|bin|hat|habe|haben|hatte|kann|können|macht|machen|passt|passen|sieht|sitzt|läuft|funktioniert|gefällt|gefallen|schmeckt|riecht|liebe|lieben|mag|mögen|finde|finden|empfehle|empfehlen|hält|klingt|fühlt|überzeugt|begeistert|nutze|trage|würde|wurde',
  ),
  fr: verb(
    "est|sont|était|étaient|c['’]est|suis|sommes|j['’](?:ai|adore|aime)|ai|a|ont|avons|fait|font|va|vont|marche|fonctionne|tient|plaît|plait|adore|adorons|aime|recommande|convient|correspond|répond|sent|trouve|peut|utilise|porte",
  ),
  es: verb(
    'es|son|era|eran|está|están|estaba|soy|estoy|ha|han|he|hemos|hace|hacen|va|van|funciona|funcionan|queda|quedan|gusta|gustó|encanta|encantó|recomiendo|recomendamos|cumple|tiene|tienen|puede|huele|sabe|suena|fue|fueron|volveré|uso',
  ),
  it: verb(
    'è|sono|era|erano|sto|ha|hanno|ho|abbiamo|fa|fanno|va|vanno|funziona|funzionano|calza|piace|piaciuto|adoro|amo|consiglio|consigliamo|tiene|può|sembra|profuma|suona|corrisponde|uso|mi trovo',
  ),
  pt: verb(
    'é|são|era|eram|está|estão|estava|sou|estou|foi|foram|tem|têm|tenho|faz|fazem|vai|vão|funciona|funcionam|ficou|ficaram|serve|serviu|gostei|gosto|adorei|adoro|amei|amo|recomendo|recomendamos|atende|atendeu|chegou|superou|pode|uso',
  ),
}
