import { describe, expect, it } from 'vitest'
import { ImportFileError } from '../import-file-error.ts'
import { readAll } from '../testing/tables.ts'

describe('a JSON table', () => {
  it('is an array, with groups as dotted columns and lists joined', async () => {
    const text =
      '[\n {"id": 7292840117604041480, "reply": null, "tags": ["a", "b"]},\n\n {"id": 2, "reply": {"message": "Hi"}}\n]'
    for (const size of [1, 7, 1000]) {
      const table = await readAll(text, size)
      expect(table).toMatchObject({ format: 'json', columns: ['id', 'tags', 'reply.message'] })
      expect(table.rows).toEqual([
        { line: 2, cells: ['7292840117604041480', 'a, b', ''] },
        { line: 4, cells: ['2', '', 'Hi'] },
      ])
    }
  })

  it('is the longest list of objects within an object', async () => {
    const text =
      '{"meta": {"pages": [{"n": 1}]}, "data": {"reviews": [{"text": "fine"}, {"text": "a good deal longer"}]}}'
    expect((await readAll(text, 5)).cells).toEqual([['fine'], ['a good deal longer']])
  })

  it('is found under keys of any characters', async () => {
    expect((await readAll('{"": {"a.b *": [{"text": "fine"}, {"text": "good"}]}}', 3)).cells).toEqual([
      ['fine'],
      ['good'],
    ])
  })

  it('is a list of lists or of plain values', async () => {
    expect((await readAll('[1, "two", [3, 4], null]')).cells).toEqual([
      ['1', ''],
      ['two', ''],
      ['3', '4'],
      ['', ''],
    ])
  })

  it('reports each entry that is not an object, and skips none', async () => {
    const entries = [
      '{"text": "fine"}',
      '"str"',
      'null',
      '7',
      'true',
      '["a"]',
      '{}',
      '{"text": null}',
      '{"text": "good"}',
    ]
    const rows = [
      { line: 1, cells: ['fine'] },
      ...['a string', 'null', 'a number', 'true', 'a list'].map((kind, at) => {
        return { line: at + 2, cells: [], bad: `This entry is ${kind}, not an object` }
      }),
      { line: 7, cells: [''] },
      { line: 8, cells: [''] },
      { line: 9, cells: ['good'] },
    ]
    for (const text of [`[${entries.join(', ')}]`, `[${entries.join(',\n')}]`, entries.join('\n')])
      expect(await readAll(text, 7)).toMatchObject({ columns: ['text'], rows })
  })

  it('is an object of objects, or a single object', async () => {
    expect((await readAll('{"a": {"text": "fine"}, "b": {"text": "good"}}')).cells).toEqual([['fine'], ['good']])
    expect((await readAll('{"text": "fine", "stars": 5}')).cells).toEqual([['fine', '5']])
  })

  it('is one object per line; an invalid line is reported and the rest is read', async () => {
    const table = await readAll('{"text": "fine"}\n{"text": \n\n{"text": "good"}\n')
    expect(table).toMatchObject({ format: 'jsonl', columns: ['text'] })
    expect(table.rows).toEqual([
      { line: 1, cells: ['fine'] },
      { line: 2, cells: [], bad: 'This line isn’t valid JSON' },
      { line: 4, cells: ['good'] },
    ])
  })

  it.each([
    ['second', '{"text": "fine"}\nnot json\n{"text": "good"}\n', ['fine', undefined, 'good']],
    ['second and last', '{"text": "fine"}\n{"text": ', ['fine', undefined]],
    ['first', '{"text": "fi\n{"text": "good"}\n{"text": "poor"}\n', [undefined, 'good', 'poor']],
  ])("is one object per line even if the %s line isn't valid JSON", async (_, text, texts) => {
    const { format, rows } = await readAll(text)
    expect([format, ...rows.map(({ cells }) => cells[0])]).toEqual(['jsonl', ...texts])
    expect(rows.map(({ bad }) => bad)).toEqual(texts.map((one) => (one ? undefined : 'This line isn’t valid JSON')))
  })

  it('is one text if its entries span lines', async () => {
    const text = '{"reviews": [\n{"text": "fine"}\n,\n{"text": "good"}\n,\n{"text": "poor"}\n]}'
    expect(await readAll(text)).toMatchObject({ format: 'json', cells: [['fine'], ['good'], ['poor']] })
    expect(await readAll('{"text": "fine"}\n\n')).toMatchObject({ format: 'json', cells: [['fine']] })
  })

  it('keeps the rows before the point where the text stops being JSON', async () => {
    const { rows } = await readAll('[{"text": "fine"},\n{"text": "good"},\n{"text": oops}]')
    expect(rows.map(({ cells }) => cells[0])).toEqual(['fine', 'good', undefined])
    expect(rows[2]?.bad).toContain('line 3')
  })

  it('numbers entries that share one line', async () => {
    const { rows } = await readAll('[{"text": "fine"}, {"text": "good"},\n\n{"text": "poor"}]')
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3])
  })

  it('reports where a text breaks off', async () => {
    expect((await readAll('[{"text": "fine"},\n{"text": "go')).rows.at(-1)).toMatchObject({
      line: 2,
      bad: expect.stringContaining('line 2'),
    })
  })

  it('reads a CSV that begins with a bracket as CSV', async () => {
    expect(await readAll('[internal] text,stars\n[x] fine,5\n')).toMatchObject({
      format: 'csv',
      columns: ['[internal] text', 'stars'],
    })
  })

  it.each([100, 20_000, 100_000])('reports an entry that is nested %i deep, and reads the rest', async (depth) => {
    const arrays = `${'['.repeat(depth)}1${']'.repeat(depth)}`
    const objects = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
    const bad = [undefined, 'This entry is nested too deeply', undefined]
    for (const deep of [arrays, objects]) {
      const list = await readAll(`[{"text": "fine"},\n{"text": ${deep}},\n{"text": "good"}]`)
      expect(list.rows.map((row) => row.bad)).toEqual(bad)
      expect(list.rows.map(({ line }) => line)).toEqual([1, 2, 3])
      const lines = await readAll(`{"text": "fine"}\n{"text": ${deep}}\n{"text": "good"}\n`)
      expect(lines).toMatchObject({ format: 'jsonl', rows: [{ line: 1 }, { line: 2, bad: bad[1] }, { line: 3 }] })
      await expect(readAll(`{"text": ${deep}}`)).rejects.toThrow(ImportFileError)
      await expect(readAll(`[${deep}]`)).rejects.toThrow('nested too deeply')
    }
    await expect(readAll('['.repeat(depth))).rejects.toThrow(ImportFileError)
    await expect(readAll('{"a":'.repeat(depth))).rejects.toThrow(ImportFileError)
    await expect(readAll('{"a":[{"b":'.repeat(depth))).rejects.toThrow(ImportFileError)
  })

  it('keeps a moderately nested group', async () => {
    const { rows } = await readAll(`[{"text": "fine", "more": ${'['.repeat(40)}1${']'.repeat(40)}}]`)
    expect(rows[0]?.cells[1]).toMatch(/^\[{40}1\]{40}$/)
  })
})
