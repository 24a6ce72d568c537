import { describe, expect, it } from 'vitest'
import { importsOf, checkExports, checkImport, checkName, checkPureNames, resolveImport } from './import-rules.mjs'

const allowed = (file, target) => checkImport(file, resolveImport(file, target)) === null

describe('which files may import which', () => {
  it.each([
    ['contract/src/comments.ts', 'zod/mini'],
    ['contract/src/comments.ts', './error-codes.ts'],
    ['web/src/lib/call.ts', '@bizamply/contract/comments'],
    ['server/src/features/replies/send-reply.ts', '../credits/index.ts'],
    ['server/src/features/replies/send-reply.ts', '../../platforms/platform.ts'],
    ['server/src/app.ts', './features/replies/index.ts'],
    ['server/src/app.ts', '@bizamply/composer'],
    ['composer/src/index.ts', '@bizamply/contract/topics-and-risks'],
    ['composer/src/claims/hostile-comments.test.ts', '@bizamply/sandbox'],
    ['composer/src/claims/guard-rails.ts', '../reading/read-comment.ts'],
    ['server/src/testing/sandbox.ts', '@bizamply/sandbox'],
    ['server/src/features/imports/import-job.ts', '../../import-files/index.ts'],
    ['server/src/import-files/csv/csv-table.ts', '../table.ts'],
    ['server/src/import-files/columns/mapping.ts', '@bizamply/contract/imports'],
    ['server/src/features/replies/send-reply.test.ts', '../../testing/sandbox.ts'],
    ['server/src/platforms/instagram/client.ts', '../meta-graph/client.ts'],
    ['server/src/platforms/whatsapp/client.ts', '../meta-graph/client.ts'],
    ['web/src/screens/responses/responses.tsx', '../../features/comments/comment-card.tsx'],
    ['web/src/features/comments/comment-card.tsx', '../../ui/button.tsx'],
  ])('%s may import %s', (file, target) => expect(allowed(file, target)).toBe(true))

  it.each([
    ['contract/src/comments.ts', 'node:fs'],
    ['contract/src/comments.ts', '../../server/src/errors.ts'],
    ['web/src/lib/call.ts', '@bizamply/server/errors'],
    ['web/src/lib/call.ts', 'node:fs'],
    ['sandbox/src/main.ts', '@bizamply/contract'],
    ['sandbox/src/main.ts', '../../server/src/env/env.ts'],
    ['server/src/app.ts', '@bizamply/sandbox'],
    ['server/src/app.ts', '@bizamply/composer/testing/requests'],
    ['server/src/app.ts', '../../composer/src/model/prompt.ts'],
    ['composer/src/index.ts', '../../server/src/env/env.ts'],
    ['composer/src/index.ts', '@bizamply/sandbox'],
    ['composer/src/reading/read-comment.ts', '../writing/draft.ts'],
    ['composer/src/writing/draft.ts', '../claims/guard-rails.ts'],
    ['server/src/app.ts', './testing/sandbox.ts'],
    ['server/src/app.ts', './features/replies/send-reply.ts'],
    ['server/src/features/credits/hold-credits.ts', '../replies/index.ts'],
    ['server/src/features/replies/send-reply.ts', '../credits/hold-credits.ts'],
    ['server/src/features/unheard/do-it.ts', 'zod'],
    ['server/src/http/app.ts', '../features/replies/index.ts'],
    ['server/src/features/imports/import-job.ts', '../../import-files/csv/csv-table.ts'],
    ['server/src/import-files/table.ts', '../db/database.ts'],
    ['server/src/pdf/paper.ts', '../features/reports/index.ts'],
    ['server/src/platforms/judgeme/reply.ts', '../yotpo/client.ts'],
    ['server/src/platforms/judgeme/reply.ts', '../meta-graph/client.ts'],
    ['server/src/platforms/meta-graph/client.ts', '../facebook/posts.ts'],
    ['web/src/features/comments/card.tsx', '../credits/meter.tsx'],
    ['web/src/features/comments/card.tsx', '../../screens/responses/responses.tsx'],
    ['web/src/ui/button.tsx', '../features/comments/card.tsx'],
  ])('%s may not import %s', (file, target) => expect(allowed(file, target)).toBe(false))

  it('sees every form of import with its line', () => {
    const source =
      "import a from 'a'\nimport {\n  b,\n} from './b.ts'\nexport * from 'c'\nconst d = await import('d')\nimport 'e'\n"
    expect(importsOf(source).map((found) => `${found.line} ${found.target}`)).toEqual([
      '1 a',
      '4 ./b.ts',
      '5 c',
      '6 d',
      '7 e',
    ])
  })

  it('refuses names that say nothing', () => {
    expect(checkName('server/src/features/replies/utils.ts')).toContain('utils')
    expect(checkName('web/src/common/button.tsx')).toContain('common')
    expect(checkName('server/src/features/replies/send-reply.ts')).toBeNull()
  })

  it('refuses words that the glossary replaces, in files, folders and exported names', () => {
    expect(checkName('server/src/outside/client.ts')).toContain('"outside"')
    expect(checkName('web/src/features/credits/tell-low.ts')).toContain('"tell"')
    expect(checkName('composer/src/writing/situation.ts')).toContain('"situation"')
    expect(checkName('composer/src/reading/letters.ts')).toContain('"letters"')
    expect(checkName('server/src/features/alerts/next-look.ts')).toContain('"look"')
    expect(checkName('contract/src/news.ts')).toContain('"news"')
    expect(checkName('server/src/features/audit/storage.ts')).toBeNull()
    const source =
      "import { leg } from './leg.ts'\nexport const legend = 1\nexport function openDoor() {}\nconst door = 1\n"
    expect(checkExports(source)).toEqual([{ line: 3, problem: expect.stringContaining('"door"') }])
    expect(checkExports('export const SHELF_SIZE = 1\nexport interface Doorway {}\n')).toHaveLength(1)
    expect(checkExports('export const surestTopics = 1\nexport type Pity = string\n')).toHaveLength(2)
    expect(
      checkExports('export interface AskedPage {}\nexport type BillingNews = string\nexport const openAnew = 1\n'),
    ).toHaveLength(3)
  })

  it("keeps the console's functions apart from those that the build takes for pure", () => {
    const file = 'web/src/screens/responses/use-row-action.ts'
    expect(checkPureNames(file, 'const write = (comment) => {}\n')).toMatchObject([{ line: 1 }])
    expect(checkPureNames(file, '\nasync function call() {}\n')).toMatchObject([{ line: 2 }])
    expect(checkPureNames(file, 'const answer = await api.auth.login()\nconst enter = () => {}\n')).toEqual([])
    expect(checkPureNames('contract/src/call.ts', 'function write() {}\n')).toEqual([])
  })
})
