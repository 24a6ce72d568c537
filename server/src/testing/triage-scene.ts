import type { Comment } from '@bizamply/contract/comments'
import { expect } from 'vitest'
import { storeComments } from '../features/comments/index.ts'
import type { Caller } from './caller.ts'
import { makeCompany, sample } from './make-company.ts'
import type { TestApp } from './test-app.ts'

/** An editor whose company has so many comments, `c0` first, newest first. */
export async function withComments(app: TestApp, n: number) {
  const company = await makeCompany(app, { connected: false })
  const now = app.services.now()
  await company.ctx.tx((tx) =>
    storeComments(
      tx,
      company.ctx,
      { platform: 'judgeme', timezone: 'UTC', quiet: true },
      Array.from({ length: n }, (_, at) => sample(`c${at}`, now, at)),
    ),
  )
  const editor = await company.as('editor')
  const ids = (await list(editor)).data.map(({ _id }) => _id)
  return { company, editor, ids, now }
}

export async function list(caller: Caller, query = '') {
  const answer = await caller.get(`/api/comments?limit=100&${query}`)
  expect(answer.status).toBe(200)
  return answer.json as unknown as { data: Comment[]; counts: { pending: number; draft: number; sent: number } }
}

/** The ids that a triage call reports as changed. */
export async function changed(caller: Caller, verb: string, body: object): Promise<string[]> {
  const answer = await caller.post(`/api/comments/${verb}`, body)
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return (answer.json['data'] as unknown as { changed: string[] }).changed
}

export const get = async (caller: Caller, id: string): Promise<Comment> =>
  (await caller.get(`/api/comments/${id}`)).json['data'] as unknown as Comment

/** A comment's activity, oldest first. */
export const activities = async (caller: Caller, id: string) => {
  const { json } = await caller.get(`/api/comments/${id}/history`)
  const found = json['data'] as unknown as {
    happenings: { kind: string; who: string | null; details: Record<string, unknown> }[]
  }
  return found.happenings
}
