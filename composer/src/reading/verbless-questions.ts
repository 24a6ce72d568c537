import { isAbusive } from './abuse.ts'
import { questionTopicsOf } from './question-topics.ts'
import { isRhetorical } from './rhetorical.ts'
import { compact } from '../words/compact.ts'

/**
 * A short question without a verb at the end of a comment: "Any deals for repeat customers?", "Auch in Grün erhältlich?"
 * Earlier in a comment, the customer answers it: "Any complaints? None!"
 */
export function asksWithoutVerb(text: string): boolean {
  const asked = last
    .exec(text.slice(-MOST))?.[1]
    ?.trim()
    .replace(/^[¿\s]+/u, '')
  if (!asked || asked.split(/\s+/u).length > 12 || isRhetorical(asked) || isAbusive(asked)) return false
  const small = asked.toLowerCase().replaceAll('’', "'")
  if (opinion.test(small)) return false
  return requests.test(small) || (questionTopicsOf(small).size > 0 && !statement.test(small))
}

const MOST = 240

/** The last sentence, before thanks and emoji. */
const last =
  /(?:^|[.!?。！？\n…])([^.!?。！？\n…]{2,120})[?？][\s\p{Extended_Pictographic}\uFE0F!?？)]*(?:(?:thanks?(?: you)?(?: so much| in advance)?|cheers|danke(?: schön)?|vielen dank|merci(?: beaucoup| d[’']avance)?|(?:muchas )?gracias|grazie(?: mille)?|obrigad[oa])[\s\p{Extended_Pictographic}\uFE0F.!)]*)?$/iu

/** Asks for more of something or for another one. */
const requests = compact(
  `^(?:(?:and|but|so|also|und|aber|et|mais|y|pero|e|ma|mas)[,:]? )*(?:${[
    'any (?:\\p{L}+ ){0,2}?(?:deals?|plans?|chance|options?|news|updates?|colou?rs?|sizes?|versions?|offers?|news|tips|advice|recommendations?|way to)(?!\\p{L})',
    '(?:also |only |still |now )?available (?:in|as|with|for|to)(?!\\p{L})',
    "(?:auch|noch|nur) (?:in|mit|ohne|als|für|andere|weitere|eine?) \\p{L}+|(?:auch|noch|wieder|bald|nur) (?:\\S+ ){0,4}(?:erhältlich|verfügbar|lieferbar|möglich|bestellbar|zu haben)$|irgendwelche (?:rabatte|pläne|neuigkeiten|tipps)|was (?:nun|tun|jetzt|kann (?:ich|man) (?:da |jetzt )?(?:tun|machen))$|gibt[’']?s (?:\\S+ ){0,4}(?:auch|noch)",
    "(?:encore |aussi |bientôt |toujours )?disponibles? (?:\\S+ )+|(?:aussi|encore) (?:en|avec|sans|pour) \\p{L}+|d'autres (?:coloris|couleurs|tailles|modèles|formats|versions)|que faire$|quoi faire$|(?:une|des) (?:idée|nouvelles) (?:de|du|sur|pour)",
    '(?:también |aún |todavía |pronto )?disponibles? (?:\\S+ )+|también (?:en|con|sin|para) \\p{L}+|qué (?:hago|hacer|puedo hacer)$|alg[uú]n[oa]?s? (?:oferta|plan|novedad|noticia|consejo|forma)\\p{L}*|otr[oa]s? (?:color|talla|tamaño|modelo|versi)\\p{L}*',
    '(?:anche |ancora |presto )?disponibil[ei] (?:\\S+ )+|anche (?:in|con|senza|per) \\p{L}+|altr[iae] (?:color|tagli|misur|modell|version)\\p{L}*|che (?:fare|faccio)$|cosa (?:posso fare|fare|faccio)$|qualche (?:offerta|novità|consiglio)',
    '(?:também |ainda |em breve )?disponíve(?:l|is) (?:\\S+ )+|também (?:em|com|sem|para) \\p{L}+|outr[oa]s? (?:cor|cores|tamanho|modelo|vers)\\p{L}*|o que (?:faço|fazer|posso fazer)$|algum[a]? (?:oferta|plano|novidade|previsão|dica)',
  ].join(
    '|',
  )})|^[^。！？]{0,14}(?:色|サイズ|割引|クーポン|再入荷)[^。！？]{0,8}は$|^[^。！？]{0,14}(?:色|颜色|尺码|优惠|折扣)[^。！？]{0,4}呢$`,
  'u',
)

/** Praise or blame of what it mentions: "Best size ever?" */
const opinion = compact(
  /(?<!\p{L})(?:best|great|perfect|amazing|love|worst|awful|terrible|bad|wrong|joke|complaints?|downsides?|drawbacks?|regrets?|issues?|problems?|doubts?|beste|perfekt|toll|schlecht|fragen|parfait|meilleur|mauvais|défauts?|bémols?|mejor|perfect[oa]|mal[oa]|defectos?|pegas?|problemas?|miglior|perfett[oa]|difetti?|dubbi|melhor|perfeit[oa]|defeitos?|dúvidas?|oder|right|huh|no|hein|non|verdad|vero|né|anyone else|who)(?!\p{L})/u,
)

/** With a verb of the customer's, it isn't a question of this kind: "I paid extra for shipping?" */
const statement = compact(
  /(?<!\p{L})(?:(?<!per )i|i'm|i've|we|we're|we've|my|our|they|it|it's|this is|ich|wir|mein\p{L}*|sie|je|j'ai|nous|mon|ma|mes|ils|elles?|yo|mi|mis|nosotros|me|io|mio|mia|noi|eu|meu|minha|nós|why|how come|warum|wieso|pourquoi|por qué|perch[eé]|por que)(?!\p{L})|[をがた]$|なぜ|为什么|怎么/u,
)
