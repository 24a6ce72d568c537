/** In characters: how far away the end of a clause may be. */
const FAR = 80

/** Ends a clause in languages with spaces; a comma or period within a number doesn't. */
const border = /[;:!?…()\n。、！？「」（）]|[.,](?!\p{N})/u

/** The clause around a mark, without spaces at its ends; the mark alone if it's too long. */
export function clauseAround(text: string, start: number, end: number, code: string): { start: number; end: number } {
  const turn = turns[code] ?? /\n/u
  const before = text.slice(Math.max(0, start - FAR), start)
  const from = before.split(border).at(-1)?.split(turn).at(-1) ?? ''
  const to =
    text
      .slice(end, end + FAR)
      .split(border)[0]
      ?.split(turn)[0] ?? ''
  const isLong = from.length === FAR || to.length === FAR
  return isLong ? { start, end } : { start: start - from.trimStart().length, end: end + to.trimEnd().length }
}

const fragment = (words: string): RegExp => new RegExp(String.raw`^(?:(?:${words})(?:\s+|$))+$`, 'iu')

/** Only words without a meaning of their own: neither noun nor adjective nor a verb that says what happened. */
const fragments: Readonly<Record<string, RegExp>> = {
  en: fragment(
    "came|come|comes|is|was|were|are|had|has|have|did|does|do|got|get|took|not|never|only|still|just|even|yet|again|after|until|then|it|they|there|this|that|i|we|to|in|a|an|the|wasn[’']t|isn[’']t|didn[’']t|don[’']t|can[’']t|won[’']t",
  ),
  de: fragment(
    'kam|kamen|kommt|kommen|ist|sind|war|waren|hat|haben|hatte|hatten|wird|wurde|werden|wurden|bekam|bekomme|bekommt|habe|ging|geht|gibt|gab|nicht|nichts|nie|niemals|erst|noch|immer|schon|leider|nur|sehr|so|da|dann|auch|wieder|es|er|sie|ich|wir|man|das|die|der|ein|eine|zu|viel|bis|heute|seit',
  ),
  nl: fragment(
    'kwam|kwamen|komt|komen|is|zijn|was|waren|heeft|hebben|had|hadden|heb|wordt|werd|werden|kreeg|krijg|krijgt|ging|gaat|niet|niets|nooit|pas|nog|steeds|al|helaas|maar|zeer|heel|zo|er|dan|ook|weer|het|hij|ze|zij|ik|we|wij|men|de|een|te|veel|tot|sinds',
  ),
  ja: /^(?:は|が|を|に|の|も|と|で|まだ|なかなか|全然|もう少し|もっと|とても|すごく|少し|ない|なかった|です|でした|ます|ました|ません)+$/u,
}

export const isFragment = (mark: string, code: string): boolean => fragments[code]?.test(mark.trim()) ?? false

/** Verbs whose other half is at the end of a German or Dutch clause. */
const openers: Readonly<Record<string, RegExp>> = {
  de: /(?<![\p{L}])(?:ist|sind|war|waren|bin|hat|habe|haben|hatte|hatten|wird|werden|wurde|wurden|bekomme|bekommt|bekommen|bekam|kam|kommt|ging|geht|lässt|ließ|lassen|kann|konnte|können|muss|musste|sieht|fällt|hält|macht|gibt|löst|löste)(?![\p{L}])/iu,
  nl: /(?<![\p{L}])(?:is|zijn|was|waren|ben|heeft|heb|hebben|had|hadden|wordt|worden|werd|werden|krijg|krijgt|kreeg|kwam|komt|ging|gaat|laat|liet|kan|kon|kunnen|moet|moest|ziet|valt|houdt|geeft)(?![\p{L}])/iu,
}

/** What can be that half: a participle, an infinitive, or the prefix of a verb. */
const closers: Readonly<Record<string, RegExp>> = {
  de: /^(?:\p{Ll}{0,10}ge\p{Ll}{2,14}(?:t|en)|(?:be|ver|zer|ent|er|miss|über)\p{Ll}{2,14}(?:t|en)|\p{Ll}{2,14}iert|\p{Ll}{2,16}en|worden|zurück|an|ab|aus|auf|ein|los|weg|nach|vor|zu|kaputt|defekt|undicht|leer)$/u,
  nl: /^(?:\p{Ll}{0,10}ge\p{Ll}{2,14}(?:d|t|n)|(?:be|ver|her|ont)\p{Ll}{2,14}(?:d|t|en)|terug|aan|af|uit|op|in|los|weg|kapot|leeg|stuk)$/u,
}

/** A mark that ends right after its verb and subject doesn't say yet what is the matter with it. */
const subjectOnly: Readonly<Record<string, RegExp>> = {
  de: /(?<![\p{L}])(?:ist|sind|war|waren|hat|haben|hatte|wird|werden|wurde|wurden)(?: (?:der|die|das|mein|meine|ein|eine|ihr|ihre|unser|unsere))?(?: \p{Lu}[\p{L}-]+)?$/u,
  nl: /(?<![\p{L}])(?:is|zijn|was|waren|heeft|hebben|had|wordt|worden|werd)(?: (?:de|het|mijn|een|onze|ons))(?: \p{Ll}[\p{L}-]+)$/u,
  en: /(?<![\p{L}])(?:is|was|were|are|has|had)(?: (?:a|an|the|very|so|too|not))?$/iu,
}

/** Where a mark's clause ends if the mark leaves it open: before its verb, or before what it says about its subject. */
export function openEnd(text: string, start: number, end: number, code: string): number | null {
  if (code === 'ja') return openJapaneseEnd(text, start, end)
  const mark = text.slice(start, end)
  const rest = restOfClause(text, end, code)
  if (rest === null) return null
  if (subjectOnly[code]?.test(mark) && /\S \S/u.test(rest)) return end + rest.length
  const isOpen = openers[code]?.test(mark) === true && closers[code]?.test(/[\p{L}-]+$/u.exec(rest)?.[0] ?? '') === true
  return isOpen ? end + rest.length : null
}

/** Null if nothing follows, or if its end is far. */
function restOfClause(text: string, end: number, code: string): string | null {
  const rest = (text.slice(end, end + FAR + 1).split(border)[0] ?? '').split(turns[code] ?? turns['en'] ?? '')[0] ?? ''
  const isEnd = rest.length <= FAR && /^ \S/u.test(rest)
  return isEnd ? rest.trimEnd() : null
}

/** What begins another clause. */
const turns: Readonly<Record<string, RegExp>> = {
  en: /\s(?=(?:and|but|because|so|when|if|although|though|while)\s)/u,
  de: /\s(?=(?:und|aber|oder|doch|denn|sondern|weil|dass|wenn|obwohl)\s)/u,
  nl: /\s(?=(?:en|maar|of|want|omdat|dat|als|hoewel)\s)/u,
}

/** 「配送は」 says nothing without its verb. */
function openJapaneseEnd(text: string, start: number, end: number): number | null {
  if (!/[はがもを]$/u.test(text.slice(start, end))) return null
  const rest = /^[^\s、。！？!?,.「」（）()…]{1,40}/u.exec(text.slice(end))?.[0] ?? ''
  const isTurned = /けど|けれど|のに|しかし|ただ|でも|[いただすう]が/u.test(rest)
  return rest === '' || isTurned ? null : end + rest.length
}
