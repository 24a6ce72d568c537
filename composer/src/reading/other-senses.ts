import type { Topic } from '@bizamply/contract/topics-and-risks'
import type { Hit } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'
import { startsOf } from './no-faults.ts'
import { compact } from '../words/compact.ts'

/**
 * Skips words used in another sense: "it might have worked for me" isn't praise, "I lost my money" isn't about the
 * price, and in "my doorbell camera doesn't show anyone", the camera isn't the product.
 */
export function withoutOtherSenses(hits: readonly Hit[], tokens: readonly Token[], language: string): readonly Hit[] {
  if (language === 'ja') return withinWords(hits, tokens)
  if (language !== 'en' || hits.length === 0) return hits
  const text = tokens.map((token) => token.text).join(' ')
  if (!hints.test(text)) return hits
  const starts = startsOf(tokens)
  let read = hits
  for (const { words, topic, keeps } of senses) {
    for (const { index, 0: found } of text.matchAll(words)) {
      const from = starts.findLastIndex((start) => start <= index)
      const to = from + found.split(' ').length
      if (tokens[from]?.sentence !== tokens[to - 1]?.sentence) continue
      read = read.flatMap((hit) => (hit.from < to && hit.to > from ? meant(hit, topic, keeps) : [hit]))
    }
  }
  return read
}

/** Japanese, where 量 ("portion") is also a part of 容量 ("capacity"), and clear light isn't clean. */
function withinWords(hits: readonly Hit[], tokens: readonly Token[]): readonly Hit[] {
  if (!hits.some(({ sense }) => sense.kind === 'opinion' && (sense.topic === 'taste' || sense.topic === 'cleanliness')))
    return hits
  return hits.flatMap((hit): Hit[] => {
    const { sense, from } = hit
    if (sense.kind !== 'opinion') return [hit]
    const before = tokens.slice(Math.max(0, from - 3), from).map(({ text }) => text)
    const isOther =
      (sense.topic === 'taste' && tokens[from]?.text === '量' && ofOther.test(before.join(''))) ||
      (sense.topic === 'cleanliness' && ofLight.test(before.join('')))
    return isOther ? [{ ...hit, sense: { ...sense, topic: null } }] : [hit]
  })
}

const ofOther = /(?:[容重光音風熱水湯雨大数総質電用煙香測計送受転丈]|[水光湯音風煙]の)$/u
const ofLight =
  /(?:光|灯り|明かり|あかり|色|音|映像|画像|柄|模様|炎|花|仕上がり|縫い目|縫製|形|ライン|デザイン)(?:は|が|も|の)$/u

/** `keeps`: it's still a complaint, about no topic. */
function meant(hit: Hit, topic: Topic | null, keeps: boolean): Hit[] {
  const { sense } = hit
  if (sense.kind === 'about') return sense.topic === topic ? [] : [hit]
  if (sense.kind !== 'opinion') return [hit]
  if (topic === null) return sense.positive ? [] : [hit]
  if (sense.topic !== topic) return [hit]
  return keeps ? [{ ...hit, sense: { ...sense, topic: null } }] : []
}

/** One of these is in every match, and in few comments. */
const hints =
  /\bspots? on\b|\b(?:have|ve|of) (?:\w+ )?(?:worked|fit|fitted|suited)\b|my money|\bfroze\w* solid\b|low battery|\bloud\b|\bwork\w* for (?:you|u)\b|\b(?:return(?:ing|ed|s)?|back) (?:\w+ ){0,6}?(?:shipping|postage)\b|\bsiz(?:e|ing) (?:up|down)\b|camera|screen|pixelated|good to (?:listen|hear)|minutes|connection (?:the )?sound|(?:boxy|denim|cashmere|leather|suede|velvet|corduroy|wool|silk) (?:\w+ ){0,2}(?:jackets?|sweaters?|cardigans?|blazers?|jeans|boots|skirts?|coats?|leggings|tops?|shirts?|shoes|sandals|heels|pants|trousers|bags?|belts?)\b/

const audio =
  '(?:sounds?|speakers?|soundbar|music|volume|audio|bass|headphones?|headset|earbuds?|earphones?|earpods|songs?|alarms?|rings?|ringer|ringtone|bells?|doorbell|chimes?|radio|tv|television|mics?|microphone|hear|hears|heard|whistle|horn|siren|buzzer|amp|amplifier|guitar|piano|game|alexa|echo|dot|phone|notifications?|voice|calls?|and clear|enough)'
const advised =
  '(?:you (?:may|might|should|will|ll|can|could|would|d) (?:(?!need)\\w+ ){0,3}?|(?:i|we) (?:would |d |highly |strongly |definitely )*(?:recommend|suggest|advise) (?:\\w+ ){0,3}?|(?:suggest|recommend|consider|best to|better to|make sure to|so|just|please|definitely|advise|should|would) )'
const others = '(?:doorbell|ring|security|porch|nanny|surveillance|cctv|door bell|front door|home|house|dash)'
const devices = '(?:laptop|phone|iphone|ipad|macbook|tablet|computer|tv|kindle)'

const garment =
  '(?:jackets?|sweaters?|cardigans?|blazers?|jeans|boots|skirts?|coats?|leggings|tops?|shirts?|shoes|sandals|heels|pants|trousers|bags?|belts?)'
const wearing =
  '(?:pair(?:s|ed|ing)?|wear(?:s|ing)?|wore|worn|style[ds]?|styling|layer(?:ed|ing)?|look(?:s|ed)?|goes|great|cute|perfect|good|nice|amazing|beautiful)'

/** What something is worn with: "pair it with a cute denim jacket". */
const wornWith = compact(
  `\\b${wearing} (?:\\w+ ){0,3}?(?:with|over|under) (?:a|an|my|some|your|any) (?:\\w+ ){0,8}?${garment}(?: (?:and|or) (?:a|an|my|some|your) (?:\\w+ ){0,8}?${garment})?\\b`,
  'g',
)

/** `topic`: whose words they aren't; null for all praise. */
const senses: readonly { words: RegExp; topic: Topic | null; keeps: boolean }[] = [
  {
    words:
      /\b(?:might|would|could|may|should)(?: (?:have|ve|of|probably|maybe|perhaps|just|really|even|also|actually|well)){1,3} (?:worked|fit|fitted|suited)(?: (?:for|on) me| well| great| fine| perfectly| nicely| me)*\b/g,
    topic: null,
    keeps: false,
  },
  {
    words: /\b(?:still|who|she|he|they|team|staff|lady|guy) (?:still )?(?:works?|working) for (?:you|u)\b/g,
    topic: 'performance',
    keeps: false,
  },
  {
    words: /\b(?:i|we|and|just|have|ve) lost (?:all |out on )?(?:of )?(?:my|our) money\b/g,
    topic: 'price',
    keeps: true,
  },
  // A stain.
  {
    words:
      /\b(?:a|an|one|small|little|tiny|big|ink|oil|grease|wet|damp|dark|dirty|dirt|rust|blood|coffee|red|black|brown|yellow|white|bald|worn|burn|glue) spots? on (?:the|my|one|its|his|her|each|both|a)\b(?! (?:match|fit|likeness|choice|description|recommendation))/g,
    topic: null,
    keeps: false,
  },
  { words: /\b(?:frozen|froze|freezes|freeze) solid(?: and)?\b/g, topic: null, keeps: false },
  // A blender that is loud doesn't sound good.
  {
    words: compact(
      `(?<!\\b${audio}\\b.*)\\b(?<!\\btoo )(?:(?:very|really|so|pretty|quite|super|extremely) )?loud\\b(?!.*\\b${audio}\\b)`,
      'g',
    ),
    topic: 'sound',
    keeps: false,
  },
  // What it costs to send something back says nothing about the delivery.
  {
    words:
      /\b(?:return(?:ing|ed|s)?|(?:send|sending|sent|ship|shipping) (?:it|them|this) back) (?:\w+ ){0,6}?(?:shipping|postage)\b/g,
    topic: 'delivery',
    keeps: false,
  },
  {
    words:
      /\blow battery (?:alerts?|warnings?|notifications?|indicators?|beeps?|chirps?|messages?|lights?|sounds?|signals?|alarms?|modes?)\b/g,
    topic: 'battery',
    keeps: false,
  },
  {
    words:
      /\b(?:alerts?|warnings?|notifications?|sounds|beeps|prompts|announcements)(?: (?:for|like|about|such|as|on|of))+ (?:\w+ ){0,4}?low battery\b/g,
    topic: 'battery',
    keeps: false,
  },
  { words: compact(`\\b${advised}siz(?:e|ing) (?:up|down)\\b`, 'g'), topic: 'size', keeps: false },
  {
    words: compact(
      `\\b${others} cam(?:era)?s?\\b|\\b(?:my|our|the) cameras? (?:shows?|showed|caught|recorded|footage|saw|proves?)\\b`,
      'g',
    ),
    topic: 'camera',
    keeps: false,
  },
  {
    words: compact(
      `\\b(?:my|our|the) ${devices} (?:hit|fell|dropped|landed|slid|smashed|crashed) (?:\\w+ ){0,6}?screen\\b|\\b(?:strap|bag|backpack|handle|sleeve|case) (?:\\w+ ){1,8}?${devices}(?: s)? (?:\\w+ ){0,5}?screen\\b`,
      'g',
    ),
    topic: 'screen',
    keeps: false,
  },
  { words: wornWith, topic: 'size', keeps: true },
  { words: wornWith, topic: 'material', keeps: true },
  // A print can be pixelated, too.
  {
    words:
      /\bpixelated (?:version|print|copy|pattern|design|fabric|curtain)s?\b|\b(?:print|pattern|design)s? (?:is|are|was|were|looks?|came out) (?:\w+ ){0,2}?pixelated\b/g,
    topic: 'screen',
    keeps: true,
  },
  { words: /\bfeels? (?:so |really |very )?good to (?:listen|hear)\b/g, topic: 'comfort', keeps: true },
  // Help in five minutes says nothing about how easy the goods are.
  {
    words:
      /\b(?:sorted|fixed|resolved|solved|replied|answered|responded|helped|refunded|got back)\b(?: \w+){0,6}? (?:in|within) (?:\w+ ){1,3}?minutes\b/g,
    topic: 'ease',
    keeps: true,
  },
  { words: /\b(?:wired|wireless|bluetooth) connection(?= (?:the )?sounds?\b)/g, topic: 'connection', keeps: true },
]
