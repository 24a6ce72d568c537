import type { Hit } from '../words/index.ts'
import type { Token } from '../words/tokens.ts'
import { compact } from '../words/compact.ts'

export interface CommentWords {
  plain: string
  language: string
  tokens: readonly Token[]
  hits: readonly Hit[]
}

/** Whether an injury didn't happen: "it doesn't give me a rash", "かぶれません". Everything else remains a risk. */
export function harmIsDenied(harm: Hit, words: CommentWords): boolean {
  if (isUnlikeBefore(harm, words)) return false
  return isDeniedBefore(harm, words) || isDeniedAfter(harm, words)
}

function isDeniedBefore({ from }: Hit, { tokens, hits, language }: CommentWords): boolean {
  const denied = new Set(hits.filter(({ sense }) => denials.has(sense.kind)).map(({ to }) => to))
  const clause = tokens[from]?.clause
  for (let at = from; at > from - REACH && tokens[at - 1]?.clause === clause; at -= 1) {
    if (denied.has(at)) return true
    if (linking[language]?.test(tokens[at - 1]?.text ?? '') !== true) return false
  }
  return false
}

const denials: ReadonlySet<Hit['sense']['kind']> = new Set(['before', 'without'])

/** In words, or in characters of Chinese. */
const REACH = 6

function isDeniedAfter({ to }: Hit, { plain, language, tokens }: CommentWords): boolean {
  const end = tokens[to - 1]?.end ?? plain.length
  return after[language]?.test(plain.slice(end, end + 40)) ?? false
}

/** "I have never had a rash like this": it did happen. */
function isUnlikeBefore({ to }: Hit, { tokens, language }: CommentWords): boolean {
  const near = tokens.slice(to, to + 4).filter(({ clause }) => clause === tokens[to - 1]?.clause)
  return unlike[language]?.test(near.map(({ text }) => text).join(' ')) ?? false
}

const unlike: Readonly<Record<string, RegExp>> = {
  en: /\b(?:like (?:this|that)|until|till|before|this bad|so bad)\b/,
  de: compact(/(?:^| )(?:bis|so wie|wie (?:dies\p{L}*|hier)|vorher|zuvor)(?: |$)/u),
  fr: /\b(?:comme|avant|jusqu|pareille?)\b/,
  es: /\b(?:como|hasta|antes|asi)\b/,
  it: /\b(?:come|prima|fino|cosi)\b/,
  pt: /\b(?:como|antes|ate|assim)\b/,
}

/** Words that may come between a negation and an injury. */
const linking: Readonly<Record<string, RegExp>> = {
  en: /^(?:caus(?:e[ds]?|ing)|g[eo]t(?:ten|ting|s)?|ha(?:ve|d|s|ving)|g[ai]ven?|gives|giving|any|an?|the|m[ey]|our|his|h[ei][rm]|us|ever|even|develop(?:ed)?|experienced?|fe(?:el|lt)|noticed?|leaves?|left|single|signs?|of|traces?|more|all|at|be(?:en|ing)?|produced?|longer|allergic|skin)$/,
  de: compact(
    /^(?:verursach\p{L}*|bekomm\p{L}*|bekam|hatten?|habe|gab|gibt|mehr|mi[rc]h?|meine[rmn]?|irgendein\p{L}*|eine?[nr]?|einzige[rns]?|der|die|das|auf|von|zu|haut)$/u,
  ),
  fr: /^(?:eu|ai|a|provoquee?|causee?|donnee?|fait|de|d|la|les?|une?|m[ea]?|mes|mon|plus|moindre|aucune?|signes?|traces?|reaction|jamais)$/,
  es: /^(?:me|le|nos|h[ae]|dado|dio|da|caus[ao]|provoc[ao]|produ(?:ce|jo)|tuve|tengo|ha[yn]|hubo|ni|una?|el|las?|los|ningun[ao]?|tipo|de|reaccion|sal(?:e|io)|mas|piel|en)$/,
  it: /^(?:mi|ha|ho|dat[oa]|avut[oa]|causat?[oa]?|provocat?[oa]?|da|alcun[oa]?|nessun[oa]?|un[oa]?|la|il|di|tipo|piu|reazione)$/,
  pt: /^(?:me|caus(?:a|ou)|d(?:a|eu)|tive|tenho|teve|houve|provoc(?:a|ou)|nenhuma?|uma?|[ao]|de|tipo|mais|reacao)$/,
  nl: /^(?:een|de|het|mi?j?|me|mijn|gekregen|krijg|kreeg|gehad|had|heb|van|enkele|veroorzaakt|geeft)$/,
  ru: compact(/^(?:вызыва\p{L}*|вызвал\p{L}*|был\p{L}*|появил\p{L}*|никак\p{L}*|у|меня|кожи|на|коже)$/u),
  id: /^(?:ada|bikin|buat|menyebabkan|menimbulkan|jadi|kena|sama|sekali)$/,
  vi: /^(?:bị|gây|có|hề|thấy|ra)$/,
  zh: /^[出现引起导致任何有会发生造成皮肤再过什么]$/u,
}

const korean = '[가-힣]{0,3}\\s?(?:지\\s?(?:는|도|가)?\\s?않|지\\s?못|없)'

/** In Japanese: particles, adverbs, and a verb such as "appear" or "become", then the negation. */
const japanese =
  '[をにが]?(?:し|なっ|出)?[るたてり]?(?:など|とか)?(?:こと|心配|恐れ|症状|気配|反応)?(?:という|といった|[がはもをにのと])*(?:こと)?[がはも]?' +
  '(?:全く|まったく|一切|一度も|特に|全然|今のところ|ほとんど)*' +
  '(?:出来|でき|起き|起こら|起こり|おき|見られ|ござい|感じ|あり|なら|なり|なっ|出|で|し|い)?(?:たり)?(?:し)?(?:てい|て)?(?:お[りら])?' +
  '(?:ませ[んぬ]|ない(?!よう|と|方|ほう|はず|わけ)|なかった|なく(?!なら|なり|なっ)|なし|無[しいく]|ず(?!っと|つ))'

const after: Readonly<Record<string, RegExp>> = {
  de: compact(
    /^(?:\s+(?:gab|gibt|hatte|habe|bekam|hat|traten?|entsteht|entstand|es|ich|er|sie|wir|auf|bisher|bislang|dabei|davon|danach)){1,4}\s+(?:nicht|nie|kein\p{L}*)(?!\p{L})/u,
  ),
  ja: compact(`^${japanese}`, 'u'),
  ko: compact(`^${korean}`, 'u'),
}
