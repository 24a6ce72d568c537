import { detectLanguage } from './language.ts'

/** The sentence of the product's details that clearly speaks of what is asked, word for word; null when none does. */
export function knownFact(question: string, details: string | null, language: string): string | null {
  if (!details) return null
  const asked = subjects(question)
  if (asked.size === 0) return null
  const sentences = details
    .replace(/<[^<>]*>/g, '\n')
    .split(/\n+|(?<=[.!?。！？])\s*(?=[\p{Lu}\p{Lo}]|$)/u)
    .map((sentence) =>
      sentence
        .replace(/\s+/g, ' ')
        .replace(/^[-•*\s]+/, '')
        .trim(),
    )
    .filter((sentence) => sentence.length >= 8 && sentence.length <= 200 && !/["“”„«»「」]/.test(sentence))
  const found = sentences
    .map((sentence) => ({ sentence, shared: [...subjects(sentence)].filter((subject) => asked.has(subject)).length }))
    .filter((one) => one.shared > 0)
    .sort((a, b) => b.shared - a.shared)
  const [best, next] = found
  if (!best || (next && next.shared === best.shared)) return null
  const spoken = detectLanguage(details)
  if (spoken !== null && spoken !== language) return null
  const bare = best.sentence.replace(/[.。]$/u, '')
  return language === 'ja' || /[!?！？]$/u.test(bare) ? bare : `${bare}.`
}

/** What a question or a sentence is about, across the languages that we write. */
function subjects(text: string): Set<string> {
  const small = text.toLowerCase()
  return new Set(Object.entries(subjectWords).flatMap(([subject, words]) => (words.test(small) ? [subject] : [])))
}

const subjectWords: Record<string, RegExp> = {
  water:
    /water-?\s?(proof|resistant|repellent)|splash|wasserdicht|wasserabweisend|imperméable|impermeable|impermeabil|à l'eau|al agua|防水|撥水/u,
  wash: /machine[- ]wash|washable|\bwash\b|waschbar|waschmaschine|lavable|lavage|lavar|lavabil|lavaggio|lavadora|lavatrice|洗濯|手洗い|水洗い/u,
  dishwasher: /dishwasher|spülmaschine|lave-vaisselle|lavavajillas|lavastoviglie|lava-louças|食洗機|食器洗い/u,
  oven: /\boven\b|backofen|\bfour\b|\bhorno\b|\bforno\b|オーブン/u,
  microwave: /microwave|mikrowelle|micro-?ondes|microondas|microonde|レンジ/u,
  weight: /\bweigh|gewicht|wiegt|\bpoids\b|pèse|\bpesa\b|\bpeso\b|重さ|重量/u,
  dimensions:
    /dimension|measure|how (big|large|tall|wide|long|deep)|\d\s?(cm|mm|inch)|abmessung|wie groß|\bmaße\b|taille fait|dimensión|medidas|misure|サイズは|寸法/u,
  capacity:
    /capacity|how many lit|\d\s?(litres?|liters?|ml|l)\b|volumen|fassungsvermögen|contenance|capacité|capacidad|capienza|capacità|容量/u,
  battery: /battery|akku|batterie|batería|batteria|bateria|バッテリー|電池/u,
  warranty: /warranty|guarantee|garantie|garantía|garanzia|garantia|保証/u,
  vegan: /vegan|végan|végétalien|ヴィーガン|ビーガン/u,
  laptop: /laptop|notebook|ordinateur portable|portátil|ノートパソコン|ノートpc/u,
  origin: /made in|where .*made|manufactured|hergestellt|fabriqué|fabricad|prodott|fabbricat|原産|製造/u,
  material: /\bmaterial|made of|made from|fabric|stoff|matière|tissu|tejido|materiale|tessuto|tecido|素材|材質/u,
  caffeine: /caffeine|decaf|koffein|caféine|cafeína|caffeina|カフェイン/u,
  allergen: /allergen|gluten|\bnuts?\b|lactose|nüsse|allergène|alérgen|allergen|アレルギー|グルテン/u,
}
