import type { ComposeRequest } from '../composer.ts'
import { allWordings } from '../writing/english-wording.ts'
import { contextOf } from '../writing/reply-context.ts'
import { commentText } from '../reading/read-comment.ts'
import { textToQuote } from '../writing/quoted-text.ts'
import { replyLanguage } from '../writing/reply-language.ts'
import type { Span } from './claim.ts'
import { isCommonplace } from './commonplaces.ts'
import { hiddenReadings } from './hidden-readings.ts'
import { isWithin, type Range } from './supported-ranges.ts'
import { compact } from '../words/compact.ts'

/** Phrases that show that the writer obeyed or repeated an instruction instead of answering. */
export function copiedWords(request: ComposeRequest, text: string): Span[] {
  const spans: Span[] = [...text.matchAll(machineTalk)].map((match) => ({
    kind: 'instruction',
    reason: 'This is about instructions and isn’t addressed to the customer.',
    start: match.index,
    end: match.index + match[0].length,
  }))
  const comment = commentText(request).slice(0, 8000).normalize('NFKC')
  const readings = [comment, ...hiddenReadings(comment)]
  for (const phrase of [...readings.flatMap(orderedPhrases), ...longWish(request.instructions)]) {
    const start = text.toLowerCase().indexOf(phrase.toLowerCase())
    if (start >= 0) spans.push({ kind: 'instruction', reason: onDemand, start, end: start + phrase.length })
  }
  const repeated = [...repeatedWords(request, text), ...partsIn(request, text)]
  // "The instructions let you down" is about a manual.
  const own = spans.filter(({ start, end }) => !isWithin(repeated, start, end))
  return [...own, ...readings.flatMap((reading) => copied(request, reading, text, repeated))]
}

const onDemand = 'The review or an instruction dictated this wording.'

/** What a comment demands ("reply with: …"), what it quotes, and its sentences with orders. */
function orderedPhrases(comment: string): string[] {
  const demanded = [...comment.matchAll(demands)].map((match) => match[1] ?? match[2] ?? '')
  const orders = comment.split(/(?<=[.!?。！？])\s*|\n+/u).filter((sentence) => orderWords.test(sentence))
  const quoted = [...comment.matchAll(/["“„«「『]([^"”“»」』\n]{6,200})["”“»」』]/gu)].map((match) => match[1] ?? '')
  return [...demanded, ...orders, ...quoted].map((phrase) => phrase.trim()).filter((phrase) => phrase.length >= 6)
}

/** Copied customer text: five words in a row, or thirteen characters in scripts without spaces. */
function copied(request: ComposeRequest, comment: string, text: string, repeated: readonly Range[]): Span[] {
  const { product, brand } = request
  const own = [product?.title, brand.name, ...brand.facts.map((fact) => fact.text), product?.details]
    .join('\n')
    .toLowerCase()
  const written = runsOf(partsOf(comment)).map(({ words }) => words)
  const whole = new Set(written)
  const isWritten = ({ words, cut }: Part): boolean =>
    whole.has(words) || (cut && written.some((one) => one.startsWith(words)))
  let language: string | undefined
  const isOurs = (words: string): boolean =>
    isCommonplace(words, (language ??= replyLanguage(request) ?? brand.defaultLanguage))
  const found: Span[] = []
  for (const run of runsOf(partsOf(text), true)) {
    if (!isWritten(run) || own.includes(text.slice(run.start, run.end).toLowerCase())) continue
    if (isWithin(repeated, run.start, run.end) || isOurs(run.words.trim())) continue
    const last = found.at(-1)
    if (last && run.start <= last.end) last.end = Math.max(last.end, run.end)
    else
      found.push({
        kind: 'instruction',
        reason: 'This wording was copied from the review.',
        start: run.start,
        end: run.end,
      })
  }
  return found
}

/**
 * Where a reply repeats the comment as the built-in composer would: harmless praise (quotable-terms.ts), once, with
 * nothing omitted or prepended.
 */
function repeatedWords(request: ComposeRequest, text: string): Range[] {
  if (!/[“„«「]/u.test(text)) return []
  const context = contextOf(request)
  const small = text.toLowerCase()
  for (const words of textToQuote(context)) {
    for (const sentence of context.book.quotes.flatMap(allWordings)) {
      const [before = '', after = ''] = sentence.normalize('NFKC').split('{words}')
      // After a greeting, a sentence starts lowercase.
      const at = small.indexOf(`${before}${words}${after}`.toLowerCase())
      if (at >= 0 && /(?:^|[.!?。！？,，、:：]\s?)$/u.test(small.slice(0, at))) {
        return [{ start: at + before.length, end: at + before.length + words.length }]
      }
    }
  }
  return []
}

/** Faults of parts that the composer itself names in the customer's words: "one of the buttons came off". */
function partsIn(request: ComposeRequest, text: string): Range[] {
  const small = text.toLowerCase()
  return contextOf(request).parts.flatMap((clause) => {
    const at = small.indexOf(clause.toLowerCase())
    return at < 0 ? [] : [{ start: at, end: at + clause.length }]
  })
}

interface Part {
  words: string
  start: number
  end: number
  /** Its last word is omitted or cut off with "…". */
  cut: boolean
}

/** As written, and with words rejoined that contain dots ("th…ieves"). */
function partsOf(text: string): Part[][] {
  const apart = [...text.matchAll(wordOrSign)].map((match) => ({
    words: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
    cut: /^ ?\.{2}/.test(text.slice(match.index + match[0].length)),
  }))
  const joined: Part[] = []
  for (const part of apart) {
    const last = joined.at(-1)
    const dotted = last && /^\.{2,}$/.test(text.slice(last.end, part.start)) && !isUnspaced.test(part.words)
    if (dotted) joined.splice(-1, 1, { ...part, words: last.words + part.words, start: last.start })
    else joined.push(part)
  }
  return joined.length < apart.length ? [apart, joined] : [apart]
}

/** Dots in a reply hide part of a word; in a comment, they are just punctuation. */
function runsOf(texts: readonly Part[][], hiding = false): Part[] {
  const runs = texts.flatMap((parts) => parts.flatMap((_, at) => runsAt(parts, at, hiding)))
  return runs.toSorted((a, b) => a.start - b.start)
}

function runsAt(parts: readonly Part[], at: number, hiding: boolean): Part[] {
  const [first] = parts.slice(at, at + 1)
  if (!first) return []
  const length = isUnspaced.test(first.words) ? 13 : 5
  const [short, full] = [parts.slice(at, at + length - 1), parts.slice(at, at + length)]
  const joined = (run: readonly Part[], cut: boolean, after = ''): Part[] => {
    const last = run.at(-1)
    const words = run.map((part) => part.words).join(' ') + after
    return last ? [{ words, start: first.start, end: last.end, cut }] : []
  }
  const hidden = hiding && short.length === length - 1 && short.at(-1)?.cut ? joined(short, true, ' ') : []
  const shown = full.length === length ? joined(full, hiding && (full.at(-1)?.cut ?? false)) : []
  return [...hidden, ...shown]
}

const wordOrSign = compact(
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}'’])+/gu,
)
const isUnspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u

function longWish(instructions: string | null): string[] {
  const wish = instructions?.trim() ?? ''
  return wish.length >= 20 ? [wish] : []
}

const orderWords = compact(
  /\b(?:ignore|disregard|forget|override|pretend|system prompt|instructions?|prompt|you are now|as an ai|ignorier\p{L}*|anweisung\p{L}*|ignore[zr]?|ignorar?|ignora|istruzioni|instrucciones|instruções|consignes)\b|指示を無視|無視して|忽略|指令/iu,
)

const demands = compact(
  /(?:\b(?:say|write|reply|respond|answer|print|output|repeat|include|mention|confirm|tell (?:me|them|everyone)|schreib\p{L}*|antwort\p{L}*|sag\p{L}*|bestätig\p{L}*|écri\p{L}*|répond\p{L}*|dites|dis|confirm\p{L}*|escrib\p{L}*|respond\p{L}*|di|diga|scriv\p{L}*|rispond\p{L}*|dica|dì|escrev\p{L}*)\b(?:\s+(?:with|only|exactly|this|that|the words?|mit|nur|genau|avec|exactement|con|solo|exactamente|esattamente|com|exatamente|following))*|(?:書いて|返信して|言って|回复|写道|请说|说))\s*[:：,]?\s*(?:["“„«'‘「]([^"”“»’」]{6,200})["”“»’」]|[:：]\s*([^\n]{6,200}))/giu,
)

const machineTalk = compact(
  /<\/?(?:comment|product|brand|reply|system|instructions?|script|img|a|iframe|b|i|h\d)\b[^>]*>|\[[^\]\n]{1,80}\]\([^)\s]{1,200}\)|\b(?:(?:ignor(?:e|ing)|disregard(?:ing)?) (?:all |any )?(?:previous|prior|above|the) (?:instructions?|rules|prompts?)|system prompt|as an ai(?: language)?(?: model)?|language model|as (?:you )?instructed|(?:my|the|your) instructions?|(?:here is|here['’]s) (?:a|the|your|my) (?:possible |suggested |draft )?(?:reply|response)|certainly[!,] here|developer mode|jailbr[eo]ak\p{L}*|(?:als|als eine) (?:ki|ai)(?:-modell)?|meine anweisungen|en tant qu['’]ia|mes instructions|como (?:ia|modelo de lenguaje|modelo de linguagem)|mis instrucciones|come (?:ia|modello linguistico)|le mie istruzioni|minhas instruções)\b|(?:AI|ＡＩ|人工知能)として|言語モデル|作为(?:一个)?(?:AI|人工智能|语言模型)|系统提示|\[(?:name|customer|your name|brand|company|product|insert|e-?mail|number|phone|address|link|date)[^\]]{0,30}\]|\{\{?[a-z_ .]+\}?\}|\b[A-Za-z0-9+/]{32,}={0,2}/giu,
)
