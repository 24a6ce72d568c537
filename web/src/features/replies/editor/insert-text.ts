import { putText, type Editor } from './editor.ts'
import { addedAtEnd, inserted } from '../edit-text.ts'

/** `code`: what fills a placeholder for a discount code. */
export type InsertText = (words: string, how: 'template' | 'discount', code?: string) => void

/** A code fills its placeholder. Other text goes to the cursor, at the end as a separate paragraph. */
export function insertIntoEditor(
  editor: Editor,
  area: HTMLTextAreaElement | null,
  ...[words, how, code]: Parameters<InsertText>
): void {
  const { text } = editor.get().words
  const place = how === 'discount' ? text.indexOf(CODE) : -1
  const { selectionStart = text.length, selectionEnd = text.length } = area ?? {}
  const [start, end] = place < 0 ? [selectionStart, selectionEnd] : [place, place + CODE.length]
  const atEnd = place < 0 && start === end && text.slice(end).trim() === ''
  const next = atEnd ? addedAtEnd(text, words) : inserted(text, place < 0 ? words : (code ?? words), start, end)
  putText(editor, next.text, how === 'template' ? 'template' : 'edited', next.end)
  area?.focus()
}

const CODE = '{discount}'
