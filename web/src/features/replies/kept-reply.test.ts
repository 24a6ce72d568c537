import { expect, test } from 'vitest'
import { session } from '../../lib/session.ts'
import { csrfAnswer, fakeServer, nora } from '../../testing/fake-server.ts'
import { keepReply, keptReply } from './kept-reply.ts'

const kept = { text: 'Thank you for', version: 0 }
const signIn = (id: string) => session.signedIn({ token: 't', user: { ...nora, id } }, false)

test('a text that isn’t saved outlasts a lost session for the same user only', () => {
  signIn('mara')
  keepReply('c1', kept)
  session.end()
  // The review closes after the session.
  keepReply('c2', kept)
  signIn('mara')
  expect([keptReply('c1'), keptReply('c2')]).toEqual([kept, kept])
  session.end()
  signIn('theo')
  expect([keptReply('c1'), keptReply('c2')]).toEqual([null, null])
})

test('after a sign-out nothing is kept, not even by a review that closes then', async () => {
  signIn('mara')
  keepReply('c1', kept)
  fakeServer({ 'GET /auth/csrf-token': csrfAnswer, 'POST /auth/logout': { body: {} } })
  await session.signOut()
  keepReply('c2', kept)
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(kept.text)
  signIn('mara')
  expect([keptReply('c1'), keptReply('c2')]).toEqual([null, null])
})
