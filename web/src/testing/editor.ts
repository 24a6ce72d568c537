import type { Comment } from '@bizamply/contract/comments'
import { screen, within } from '@testing-library/react'
import { aDraft } from './comments.ts'
import { ok, responsesServer, streamOf } from './responses-server.ts'
import { openReview, press } from './rows.ts'
import { startConsole } from './start-console.tsx'

const id = aDraft(1)._id
export const save = `PUT /api/comments/${id}/draft`
export const history = `GET /api/comments/${id}/history`
export const generate = 'POST /api/comments/generate'

/** Response of a save: the given text as this version. The first draft's text stays its composer's. */
export function versionOf(version: number, body: unknown, more: Partial<Comment> = {}): Comment {
  const { text } = body as { text: string }
  const first = aDraft(1)
  const composer = text === first.updatedContent ? first.composer : 'person'
  return aDraft(1, { version, updatedContent: text, composer, ...more })
}

/** Opens the draft of Customer 1. */
export async function openEditor() {
  await startConsole('/responses?status=draft')
  await press(await openReview('Customer 1'), 'Edit')
  const dialog = await screen.findByRole('dialog', { name: 'Edit Response' })
  return { dialog, area: within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' }) }
}

/** Version history of the draft, oldest first. */
export const versions = (...texts: { text: string; how: string; composer?: string; author?: string | null }[]) => ({
  body: {
    success: true,
    data: {
      happenings: [],
      notes: [],
      versions: texts.map((one, place) => ({
        version: place + 1,
        composer: 'built-in',
        author: null,
        createdAt: new Date(Date.UTC(2026, 10, 20, 12, place)).toISOString(),
        ...one,
      })),
    },
  },
})

/** A generation as streamed by the server. */
export const streamed = (response: string, version: number, more: object = {}): string =>
  `event: delta\ndata: ${JSON.stringify({ text: response })}\n\n` +
  `event: done\ndata: ${JSON.stringify({ response, version, composer: 'built-in', creditsUsed: 2, ...more })}\n\n`

/** A server that stores the generated text as the draft. */
export function writingServer(response: string, more: object = {}) {
  const given = { comments: [aDraft(1)] }
  const server = responsesServer(given, {
    [save]: ({ body }, times) => ok(versionOf(times + 1, body)),
    [generate]: () => {
      server.world.comments = [aDraft(1, { version: 9, updatedContent: response })]
      return { body: streamOf(streamed(response, 9, more)) }
    },
  })
  return server
}
