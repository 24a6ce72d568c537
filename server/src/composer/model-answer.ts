import { ComposeError } from './composer.ts'

/** The reply out of what the model wrote. Throws `ComposeError` when it is no reply that a shop could send. */
export function replyFrom(written: string, finishReason: string): string {
  if (finishReason === 'content-filter') {
    throw new ComposeError('refused', 'The AI service declined to answer this comment.')
  }
  const text = tidy(written)
  if (finishReason === 'length') {
    throw new ComposeError('cut', 'The AI service stopped before the reply was finished.')
  }
  if (!text && finishReason === 'stop') throw new ComposeError('empty', 'The AI service wrote nothing.')
  if (finishReason !== 'stop') {
    throw text
      ? new ComposeError('cut', 'The AI service stopped before the reply was finished.')
      : new ComposeError('unavailable', 'The AI service did not finish its answer.')
  }
  if (declined.test(text)) throw new ComposeError('refused', 'The AI service declined to answer this comment.')
  if (isGarbled(text)) throw new ComposeError('garbled', 'The AI service sent something that is not a reply.')
  return text
}

function tidy(written: string): string {
  const text = written
    .replace(/\r\n?/g, '\n')
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
