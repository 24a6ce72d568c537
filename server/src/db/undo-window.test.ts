import { undoWindow } from '@bizamply/contract/undo-window'
import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { users } from './schema/auth.ts'

// The constraint is written as text, so that a migration contains its number.
test('the database accepts the same undo windows as the API', () => {
  const { checks } = getTableConfig(users)
  const undo = checks.find(({ name }) => name === 'users_undo_seconds_check')
  expect(undo && new PgDialect().sqlToQuery(undo.value).sql).toBe(
    `"app"."users"."undo_seconds" between 0 and ${undoWindow.most}`,
  )
})
