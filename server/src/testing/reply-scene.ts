import { newId } from '../db/ids.ts'
import type { Answer, Caller } from './caller.ts'
import { makeCompany, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

export interface ReplyScene {
  company: TestCompany
  /** The first comment, and all of them. */
  id: string
  ids: string[]
  editor: Caller
  /** Makes a draft with exactly this text, as version 2. */
  draft(text?: string, commentId?: string): Promise<string>
  generate(commentId?: string, key?: string, more?: Record<string, unknown>): Promise<Answer>
  send(more?: Record<string, unknown>, key?: string, commentId?: string): Promise<Answer>
  resolve(posted: boolean): Promise<Answer>
}

/** A company with an editor who has comments to answer. */
export async function replyScene(
  app: TestApp,
  options: { credits?: number; comments?: number } = {},
): Promise<ReplyScene> {
  const company = await makeCompany(app, { credits: options.credits ?? 10 })
  const ids = await company.comments(
    Array.from({ length: options.comments ?? 1 }, (_, n) => `The zip broke after two weeks. ${n}`),
  )
  const [id = ''] = ids
  const editor = await company.as('editor')
  return {
    company,
    id,
    ids,
    editor,
    draft: async (text = `Thank you, Ada. ${lettersOf(newId())}`, commentId = id) => {
      const made = await editor.post('/api/comments/generate', { commentId })
      const edited = await editor.call('PUT', `/api/comments/${commentId}/draft`, { text, version: 1 })
      if (made.status !== 200 || edited.status !== 200) throw new Error(`no draft: ${made.text} ${edited.text}`)
      return text
    },
    generate: (commentId = id, key = newId(), more = {}) =>
      editor.post('/api/comments/generate', { commentId, ...more }, key),
    send: (more = {}, key = newId(), commentId = id) =>
      editor.post(`/api/comments/${commentId}/send`, { version: 2, ...more }, key),
    resolve: (posted) => editor.call('POST', `/api/comments/${id}/resolve`, { posted }),
  }
}

/** Digits in a text may look like a phone number. */
const lettersOf = (id: string): string =>
  id.replace(/[\d-]/g, (one) => (one === '-' ? '' : String.fromCharCode(103 + Number(one))))
