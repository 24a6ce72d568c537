import { ComposeError } from '../composer.ts'
import { wholeReply } from './model-reply.ts'
import { visibleText } from './clean-text.ts'

/** Converts model output to a reply. Throws `ComposeError` if it isn't one that a shop could send. */
export function replyFrom(written: string, finishReason: string): { reply: string; language: string | null } {
  if (finishReason === 'content-filter') throw new ComposeError('refused', declinedText)
  if (finishReason === 'length') throw new ComposeError('cut', cutText)
  const answer = wholeReply(written)
  const reply = tidy(answer?.reply ?? written)
  if (!reply && finishReason === 'stop') throw new ComposeError('empty', 'The AI service wrote nothing.')
  if (finishReason !== 'stop') {
    throw reply
      ? new ComposeError('cut', cutText)
      : new ComposeError('unavailable', 'The AI service didn’t finish the reply.')
  }
  if (declined.test(reply)) throw new ComposeError('refused', declinedText)
  if (!answer || isGarbled(reply)) throw new ComposeError('garbled', 'The AI service didn’t send a usable reply.')
  return { reply, language: answer.language }
}

const declinedText = 'The AI service declined to reply to this review.'
const cutText = 'The AI service stopped before the reply was finished.'

function tidy(written: string): string {
  const text = visibleText(written)
    .replace(/\r\n?/g, '\n')
    .replace(/\*\*([^*\n]+)\*\*/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const fenced = /^```[a-z]*\n([\s\S]*?)\n?```$/.exec(text)?.[1] ?? text
  const quoted = /^(["“„«「])([^"“”„«»「」]*)(["”“»」])$/.exec(fenced)?.[2] ?? fenced
  return quoted.trim()
}

function isGarbled(text: string): boolean {
  if (/[\uFFFD\u0000-\u0008\u000B\u000C\u000E-\u001F]/.test(text)) return true
  if (/^\s*[[{<]/.test(text) || /<\/?[a-z][^<>]*>/i.test(text)) return true
  const letters = text.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0
  if (letters / [...text].length < 0.6) return true
  if (/[\p{Script=Latin}\p{N}]{45,}/u.test(text)) return true
  return /(\S{1,20})(?:\s*\1){7,}/u.test(text)
}

const declined =
  /^(?:(?:i['’]?m|i am|we are)\s+(?:very\s+)?sorry,?\s*(?:but\s+)?)?i\s*(?:can(?:['’]t|not|\s+not)|am\s+(?:unable|not able)\s+to)\s+(?:help|assist|comply|fulfil|write|do that|provide|respond|reply|generate)/i
