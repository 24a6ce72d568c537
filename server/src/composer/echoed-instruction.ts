import type { ComposeRequest, GuardSpan } from './composer.ts'
import { commentText } from './read-comment.ts'

type Found = Omit<GuardSpan, 'id'>

/** Words that show that the writer obeyed or repeated an instruction instead of answering a customer. */
export function echoes(request: ComposeRequest, text: string): Found[] {
  const spans: Found[] = [...text.matchAll(machineTalk)].map((match) => ({
    kind: 'instruction',
    reason: 'This speaks of instructions, not to the customer.',
    start: match.index,
    end: match.index + match[0].length,
  }))
  for (const phrase of [...orderedPhrases(commentText(request).slice(0, 8000)), ...longWish(request.instructions)]) {
    const start = text.toLowerCase().indexOf(phrase.toLowerCase())
    if (start < 0) continue
    const reason = 'The comment or an instruction asked for these very words.'
    spans.push({ kind: 'instruction', reason, start, end: start + phrase.length })
  }
  return spans
}

/** What a comment demands to be said ("reply with: …"), and the sentences in which it gives orders. */
function orderedPhrases(comment: string): string[] {
  const demanded = [...comment.matchAll(demands)].map((match) => match[1] ?? match[2] ?? '')
  const orders = comment.split(/(?<=[.!?。！？])\s*|\n+/u).filter((sentence) => orderWords.test(sentence))
  return [...demanded, ...orders].map((phrase) => phrase.trim()).filter((phrase) => phrase.length >= 8)
}

function longWish(instructions: string | null): string[] {
  const wish = instructions?.trim() ?? ''
  return wish.length >= 20 ? [wish] : []
}

const orderWords =
  /\b(?:ignore|disregard|forget|override|pretend|system prompt|instructions?|prompt|you are now|as an ai|ignorier\p{L}*|anweisung\p{L}*|ignore[zr]?|ignorar?|ignora|istruzioni|instrucciones)\b|指示を無視|無視して|忽略|指令/iu

const demands =
  /\b(?:say|write|reply|respond|answer|print|output|repeat|include|mention|tell (?:me|them|everyone)|schreib\p{L}*|antwort\p{L}*|sag\p{L}*|écri\p{L}*|répond\p{L}*|dis|escrib\p{L}*|respond\p{L}*|di|scriv\p{L}*|rispond\p{L}*)\b(?:\s+(?:with|only|exactly|this|that|the words?|mit|avec|con|following))*\s*[:,]?\s*(?:["“„«'‘]([^"”“»’]{8,200})["”“»’]|:\s*([^\n]{8,200}))/giu

const machineTalk =
  /<\/?(?:comment|product|brand|reply|system|instructions?)\b[^>]*>|\b(?:(?:ignore|disregard) (?:all |any )?(?:previous|prior|above|the) (?:instructions?|rules|prompts?)|system prompt|as an ai(?: language)?(?: model)?|language model|as (?:you )?instructed|my instructions|(?:here is|here['’]s) (?:a|the|your|my) (?:possible |suggested |draft )?(?:reply|response)|certainly[!,] here)\b|\[(?:name|customer|your name|brand|company|product|insert)[^\]]{0,30}\]|\{\{?[a-z_ ]+\}?\}/giu
