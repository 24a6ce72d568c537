import { api } from '../../../lib/call.ts'
import type { Editor } from './editor.ts'

/** Asks what in the text no stored fact supports; without an answer nothing is marked, and nothing is stopped either way. */
export async function checkPromises(editor: Editor): Promise<void> {
  const { comment, words, typed } = editor.get()
  const { text } = words
  if (comment.status !== 'draft' || text === typed.text || text.length > editor.limit) return
  const found = await api.checks.reply({ commentId: comment._id, text }).catch(() => null)
  if (!found || editor.get().words.text !== text) return
  const spans = found.data.filter(({ kind }) => promises.has(kind)).map((span) => ({ ...span, kind: 'typed' }))
  editor.set({ typed: { text, spans } })
}

/** What binds the brand to something; whom a person names, and in which language, is theirs. */
const promises: ReadonlySet<string> = new Set(['promise', 'discount', 'refund', 'amount', 'link', 'contact'])
