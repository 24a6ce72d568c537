import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RecordSplitter } from './split-records.ts'

const dialect = { delimiter: ',', quoted: true, newline: '\n' } as const

const split = (text: string, size = text.length || 1, width: number | null = null) => {
  const splitter = new RecordSplitter(dialect, width)
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, n) => text.slice(n * size, (n + 1) * size))
  return [...pieces.flatMap((piece) => [...splitter.push(piece)]), ...splitter.push('', true)]
}

const cellsOf = (text: string) => split(text).map(({ cells }) => cells)

describe('records of a CSV text', () => {
  it('round-trip, whatever they contain and however the text is split', () => {
    const cell = fc.oneof(fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é', '😀') }), fc.string())
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, size) => {
          const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',') + '\r\n').join('')
          const records = split(text, size, rows[0]?.length)
          expect(records.map(({ cells }) => cells)).toEqual(rows)
          let line = 1
          for (const [n, row] of rows.entries()) {
            expect(records[n]?.line).toBe(line)
            line += 1 + row.join('').split('\n').length - 1
          }
        },
      ),
    )
  })

  it('are the same however a text is split', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' '), maxLength: 60 })
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 7 }), (some, size) => {
        expect(split(some, size)).toEqual(split(some))
        expect(split(some, size, 2)).toEqual(split(some, some.length || 1, 2))
      }),
      {
        numRuns: 500,
      },
    )
  })

  it("keep quotes that don't enclose a field", () => {
    expect(cellsOf('5" wide,1\nthe "best" one,2\n')).toEqual([
      ['5" wide', '1'],
      ['the "best" one', '2'],
    ])
    expect(cellsOf('"the "best" one, really",2\n')).toEqual([['the "best" one, really', '2']])
    expect(cellsOf('"Great" stuff,2\n"next, one",3\n')).toEqual([
      ['"Great" stuff', '2'],
      ['next, one', '3'],
    ])
  })

  it('end at the line whose quote is never closed', () => {
    const records = split('"fine,1\ngood,2\n')
    expect(records).toEqual([
      { line: 1, cells: ['"fine', '1'], unclosed: true },
      { line: 2, cells: ['good', '2'], unclosed: false },
    ])
  })

  it.each([
    ['"bad,1\n"next one",4\n', ['next one', '4'], 3],
    ['5,"bad\n4,"next one"\n', ['4', 'next one'], 3],
    ['"5","bad\n"4","next one"\n', ['4', 'next one'], 3],
    ['"5","bad\r\n"4","next, ""one"""\r\n', ['4', 'next, "one"'], 3],
    ['5,"bad\nand more\n4,"next one"\n', ['4', 'next one'], 4],
    ['"bad,1\nnext one,"x"\n', ['next one', 'x'], 3],
    ['5,"bad\n"","x"\n', ['', 'x'], 3],
  ])("don't swallow the next record if a closing quote is missing: %j", (text, next, line) => {
    for (const size of [1, 3, 1000]) {
      const records = split(`good,1\n${text}"fine",2\n`, size, 2)
      expect(records.map(({ torn }) => torn)).toEqual([undefined, true, undefined, undefined])
      expect(records.map(({ cells }) => cells)).toEqual([['good', '1'], expect.anything(), next, ['fine', '2']])
      expect(records[2]?.line).toBe(line)
    }
  })

  it.each([
    '"Nice\nthe "best" one",5\n',
    '"a ""b""\n""c"",d",5\n',
    '"Nice\n""best"", they said",5\n',
    '"one\ntwo, three\nfour",5\n',
    '"one\n""two"",3\nfour",5\n',
  ])('stay intact if a multi-line text contains quotation marks: %j', (text) => {
    expect(split(text, 1000, 2)).toMatchObject([{ cells: [expect.any(String), '5'], unclosed: false }])
  })

  it('terminate if quotes are never closed', () => {
    expect(split(`"${'a"b'.repeat(200_000)}",1\n`, 4000).length).toBeGreaterThan(0)
    expect(split(`"${'x'.repeat(900_000)}`, 4000).length).toBeGreaterThan(0)
  })
})
