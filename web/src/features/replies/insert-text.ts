import { addedAtEnd, inserted, withoutSecondGreeting } from './edit-text.ts'

/** `code`: what fills a placeholder for a discount code. */
export type InsertText = (words: string, how: 'template' | 'discount', code?: string) => void

/**
 * A code fills its placeholder. Other text goes to the cursor, at the end as a separate paragraph; without a cursor, since
 * the field was never entered, also at the end.
 */
export function insertInto(
  text: string,
  area: HTMLTextAreaElement | null,
  ...[given, how, code]: Parameters<InsertText>
): { text: string; end: number } {
  const words = how === 'template' ? withoutSecondGreeting(text, given) : given
  const place = how === 'discount' ? text.indexOf(CODE) : -1
  const { selectionStart, selectionEnd } = area && hasCursor(area) ? area : endOf(text)
  const [start, end] = place < 0 ? [selectionStart, selectionEnd] : [place, place + CODE.length]
  const atEnd = place < 0 && start === end && text.slice(end).trim() === ''
  return atEnd ? addedAtEnd(text, words) : inserted(text, place < 0 ? words : (code ?? words), start, end)
}

const endOf = ({ length }: string) => ({ selectionStart: length, selectionEnd: length })

const entered = new WeakSet<HTMLTextAreaElement>()

/** For `onFocus` of the field. */
export const noteCursor = (area: HTMLTextAreaElement): void => void entered.add(area)

const hasCursor = (area: HTMLTextAreaElement): boolean => entered.has(area)

const CODE = '{discount}'
