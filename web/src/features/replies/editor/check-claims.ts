import { commitments } from '@bizamply/contract/commitments'
import { api } from '../../../lib/call.ts'
import { isChanged, type Editor } from './editor.ts'

/** Finds unsupported claims in what a person wrote; a generated text brings its own. */
export async function checkClaims(editor: Editor): Promise<void> {
  const state = editor.get()
  const { comment, words, typed } = state
  const { text } = words
  const isPersons = comment.composer === 'person' || isChanged(state)
  if (comment.status === 'sent' || !isPersons || text === typed.text || text.length > editor.limit) return
  if (text.trim() === '') return
  const found = await api.checks.reply({ commentId: comment._id, text }).catch(() => null)
  if (editor.get().words.text !== text) return
  if (!found) return editor.set({ unchecked: text })
  editor.set({ typed: { text, spans: found.data.filter(({ kind }) => commitments.has(kind)) }, unchecked: null })
}

/** Finds which claims of a draft a stored fact supports. Without an answer, none are shown as supported. */
export async function findSources(editor: Editor): Promise<void> {
  const { comment, words, supported } = editor.get()
  const { text } = words
  if (comment.status === 'sent' || text === supported.text || text.length > editor.limit || text.trim() === '') return
  const found = await api.checks.sources({ commentId: comment._id, text }).catch(() => null)
  if (found && editor.get().words.text === text) editor.set({ supported: { text, claims: found.data } })
}

/** Confirms that a text that couldn't be checked may be sent. */
export const uncheckedId = (text: string): string => `unchecked ${text}`
