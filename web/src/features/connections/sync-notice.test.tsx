import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aConnection, aConnectionList } from '../../testing/comments.ts'
import { inEnglish } from '../../testing/in-english.tsx'
import { isImporting, sendBlock } from './connection-status.ts'
import { SyncNotice } from './sync-notice.tsx'

const backfill = (state: 'waiting' | 'running' | 'failed' | 'done', done: number, total: number | null) => ({
  backfill: { state, done, total, jobId: null },
})

test.for([
  [backfill('running', 1126, 1806), 'Importing 1,126 of 1,806 reviews'],
  [backfill('running', 1126, null), 'Importing, 1,126 so far'],
  [backfill('waiting', 0, null), 'Your review import starts in a moment'],
  [{ state: 'signed-out' as const }, /Judge.me disconnected this brand/],
  [{ state: 'behind' as const, lastError: 'HTTP 503.' }, /isn’t responding: Judge\.me is having problems\./],
  [null, /No review platform is connected for this brand/],
] as const)('for %o the notice reads %s', ([entry, words]) => {
  inEnglish(<SyncNotice list={aConnectionList(entry)} mayConnect={false} />)
  expect(screen.getByText(words)).toBeTruthy()
})

test('a failed import shows its reason and what to do', () => {
  const entry = { ...backfill('failed', 3, 9), state: 'behind' as const, lastError: 'The token was refused.' }
  inEnglish(<SyncNotice list={aConnectionList(entry)} mayConnect={false} />)
  expect(
    screen.getByText(/didn’t finish: Judge\.me couldn’t complete our request\. Reconnect Judge\.me to continue\./),
  ).toBeTruthy()
})

test('the meter shows the progress of the import', () => {
  inEnglish(<SyncNotice list={aConnectionList(backfill('running', 50, 200))} mayConnect={false} />)
  expect(screen.getByRole('meter', { name: 'Reviews imported' }).getAttribute('aria-valuenow')).toBe('25')
})

test('a healthy connection shows no notice', () => {
  const { container } = inEnglish(<SyncNotice list={aConnectionList()} mayConnect={false} />)
  expect(container.textContent).toBe('')
})

test('sending is blocked if the platform is missing or disconnected; an unknown state is left to the server', () => {
  expect(sendBlock(aConnectionList(), 'judgeme')).toBeNull()
  expect(sendBlock(aConnectionList(), 'yotpo')).toBe('not-connected')
  expect(sendBlock(aConnectionList(null), 'judgeme')).toBe('not-connected')
  expect(sendBlock(aConnectionList({ state: 'signed-out' }), 'judgeme')).toBe('signed-out')
  expect(sendBlock(undefined, 'judgeme')).toBeNull()
})

test('an import that is waiting or running counts as importing', () => {
  expect(isImporting(aConnectionList(backfill('running', 1, 2)))).toBe(true)
  expect(isImporting(aConnectionList())).toBe(false)
  const second = { ...aConnection(), ...backfill('waiting', 0, null) }
  const quiet = aConnectionList()
  const { judgeme, instagram } = quiet.connections
  const withJudgeme = { ...quiet.connections, judgeme: { ...judgeme, data: [...judgeme.data, second] } }
  expect(isImporting({ ...quiet, connections: withJudgeme })).toBe(true)
  const withInstagram = { ...quiet.connections, instagram: { ...instagram, data: [second] } }
  expect(isImporting({ ...quiet, connections: withInstagram })).toBe(true)
})
