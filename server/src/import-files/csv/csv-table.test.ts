import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ImportFileError } from '../import-file-error.ts'
import { readAll } from '../testing/tables.ts'

describe('a text table', () => {
  it('numbers rows by line and silently skips blank ones', async () => {
    const { rows } = await readAll('\ntext,stars\n"two\nlines",5\n,\n\nfine,4\n,\n')
    expect(rows).toEqual([
      { line: 3, cells: ['two\nlines', '5'] },
      { line: 7, cells: ['fine', '4'] },
    ])
  })

  it('reports rows with too many cells, and pads those with too few', async () => {
    const { rows } = await readAll('text,stars,by\nfine,5,Ann\ngood,really,4,Bob\nsolid,3\n')
    expect(rows).toEqual([
      { line: 2, cells: ['fine', '5', 'Ann'] },
      { line: 3, cells: ['good', 'really', '4', 'Bob'], bad: 'The row has 4 cells, but the file has only 3 columns' },
      { line: 4, cells: ['solid', '3', ''] },
    ])
  })

  it('reports a row whose quote is never closed, and reads the next one', async () => {
    const { rows } = await readAll('text,stars\n"fine, really",5\n"not closed,1\n"good, too",4\n"solid",3\n')
    expect(rows).toEqual([
      { line: 2, cells: ['fine, really', '5'] },
      { line: 3, cells: ['"not closed', '1'], bad: 'This row has an unclosed quotation mark' },
      { line: 4, cells: ['good, too', '4'] },
      { line: 5, cells: ['solid', '3'] },
    ])
  })

  it('names columns by position if there is no header or name', async () => {
    const bare = await readAll('a1\t1\tWas clean and warm.\na2\t-1\tToo loud at night.\n')
    expect(bare).toMatchObject({ columns: ['Column 1', 'Column 2', 'Column 3'] })
    expect(bare.cells).toHaveLength(2)
    expect((await readAll(',rating,rating\n0,5,4\n')).columns).toEqual(['Column 1', 'rating', 'rating (2)'])
  })

  it('accepts old Mac line ends', async () => {
    expect((await readAll('text,stars\rfine,5\r"two\rlines",4\r')).rows).toEqual([
      { line: 2, cells: ['fine', '5'] },
      { line: 3, cells: ['two\rlines', '4'] },
    ])
  })

  it("doesn't mistake a first comment for a header", async () => {
    expect((await readAll('I love this so much that I came back\nfine\n')).cells).toHaveLength(2)
    expect((await readAll('product,5,2026-01-02\nmug,4,2026-01-03\n')).cells).toHaveLength(2)
  })

  it('reads a file of one column as whole lines', async () => {
    expect((await readAll('Comment\nlovely, warm, soft\nno\n')).cells).toEqual([['lovely, warm, soft'], ['no']])
  })

  it('rejects a cell that is too long, not its file', async () => {
    const { rows } = await readAll(`text,stars\n${'x'.repeat(200_001)},5\nfine,4\n`)
    expect(rows.map(({ line, bad }) => [line, bad])).toEqual([
      [2, 'A cell in this row is too long'],
      [3, undefined],
    ])
  })

  it('yields rows or a reason for any bytes', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc
        .string({ unit: fc.constantFrom('{', '}', '[', ']', '"', ',', ':', '1', 'a', '\n', ' ', '"a":', '[{') })
        .map((text) => Buffer.from(text)),
    )
    const ends = { read: 0, refused: 0 }
    await fc.assert(
      fc.asyncProperty(bytes, async (some) => {
        const found = await readAll(some).catch((error: unknown) => error)
        if (found instanceof Error && !(found instanceof ImportFileError)) throw found
        ends[found instanceof Error ? 'refused' : 'read']++
      }),
      { numRuns: 1000 },
    )
    expect(ends).toEqual({ read: expect.any(Number), refused: expect.any(Number) })
    expect(Math.min(ends.read, ends.refused)).toBeGreaterThan(10)
  })
})
