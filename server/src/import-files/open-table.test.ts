import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ImportFileError } from './import-file-error.ts'
import { inflated } from './inflate.ts'
import { readAll, sourceOf, workbookOf, zipOf } from './testing/tables.ts'

describe('a file is read by its content', () => {
  it.each([
    ['comma', 'text,stars\n"fine, really",5\n', ','],
    ['semicolon', 'text;stars\n"fine, really";5\n"so, so, so";3\n', ';'],
    ['tab', 'text\tstars\nfine, really\t5\nso; so\t3\n', '\t'],
    ['pipe', 'text|stars\nfine, really|5\nso; so|3\n', '|'],
    ["Excel's sep= line", 'sep=;\ntext;stars\nfine;5\n', ';'],
  ])('finds the delimiter: %s', async (_, text, delimiter) => {
    const table = await readAll(text)
    expect(table).toMatchObject({ delimiter, columns: ['text', 'stars'], compressed: false })
    expect(table.cells.every((row) => row.length === 2)).toBe(true)
  })

  it.each([
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFtext,stars\ngrüße,5\n'), 'utf-8'],
    ['UTF-16LE', Buffer.from('\uFEFFtext,stars\ngrüße,5\n', 'utf16le'), 'utf-16le'],
    ['UTF-16LE without a byte order mark', Buffer.from('text,stars\ngrüße,5\n', 'utf16le'), 'utf-16le'],
    ['UTF-16BE', Buffer.from('\uFEFFtext,stars\ngrüße,5\n', 'utf16le').swap16(), 'utf-16be'],
    ['Windows-1252', Buffer.from('text,stars\ngr\xFC\xDFe,5\n', 'latin1'), 'windows-1252'],
  ])('finds the encoding: %s', async (_, bytes, encoding) => {
    for (const size of [1, 3, 1000]) {
      const table = await readAll(bytes, size)
      expect(table).toMatchObject({ encoding, columns: ['text', 'stars'], cells: [['grüße', '5']] })
    }
  })

  it('reads a Windows-1252 byte within UTF-8', async () => {
    const bytes = Buffer.concat([
      Buffer.from('text\ngrüße, grüße '),
      Buffer.from([0x93, 0xe9]),
      Buffer.from(' größe\n'),
    ])
    expect((await readAll(bytes, 2)).cells).toEqual([['grüße, grüße “é größe']])
  })

  it('reads Japanese that is not Unicode', async () => {
    // 「この商品はとても良い」 in Shift_JIS, repeated often enough to be detected.
    const line = Buffer.from('82b182cc8fa4956982cd82c682c482e097c782a2', 'hex')
    const bytes = Buffer.concat([
      Buffer.from('text\n'),
      ...Array.from({ length: 20 }, () => [line, Buffer.from('\n')]).flat(),
    ])
    expect(await readAll(bytes)).toMatchObject({ encoding: 'shift_jis' })
    expect((await readAll(bytes)).cells[0]).toEqual(['この商品はとても良い'])
  })

  it('unpacks gzip', async () => {
    expect(await readAll(gzipSync('text,stars\nfine,5\n'))).toMatchObject({ compressed: true, cells: [['fine', '5']] })
  })

  it('rejects a file that unpacks to too much, and a truncated one', async () => {
    const read = async (source: () => AsyncIterable<Uint8Array>) => {
      for await (const chunk of source()) expect(chunk.length).toBeGreaterThan(0)
    }
    await expect(read(inflated(sourceOf(gzipSync(Buffer.alloc(50_000))), 40_000))).rejects.toThrow(
      'unpacks to more than',
    )
    const cut = gzipSync(Buffer.from('text,stars\nfine,5\n')).subarray(0, 20)
    await expect(readAll(cut)).rejects.toThrow('damaged or cut off')
  })

  it.each([
    ['', 'The file is empty'],
    ['\n\n \n', 'The file has no rows'],
    ['%PDF-1.7 …', 'a PDF file'],
    ['<!DOCTYPE html><html></html>', 'a web page'],
    [zipOf({ 'word/document.xml': '<a/>' }), 'isn’t an Excel workbook'],
    [Buffer.from([0xff, 0xfe, 0, 0, 65, 0, 0, 0]), 'UTF-32'],
    [Buffer.concat([Buffer.from('a\0'), Buffer.alloc(100, Buffer.from([0, 0, 0, 9, 9]))]), 'isn’t a text file'],
    [Array.from({ length: 201 }, (_, n) => `c${n}`).join(','), '201 columns'],
  ])('is refused with a reason: %#', async (content, reason) => {
    await expect(readAll(content)).rejects.toMatchObject({
      name: 'ImportFileError',
      message: expect.stringContaining(reason),
    })
  })
})

describe('a sheet', () => {
  it('shows texts, numbers and dates as in a spreadsheet, with row numbers', async () => {
    const bytes = workbookOf([
      ['Review', 'Stars', 'Date'],
      ['soft & <warm>', 4.2, { date: 45_000 }],
      [null, null, null],
      ['fine', 5, null],
    ])
    const table = await readAll(bytes)
    expect(table).toMatchObject({ format: 'xlsx', columns: ['Review', 'Stars', 'Date'] })
    expect(table.rows).toEqual([
      { line: 2, cells: ['soft & <warm>', '4.2', '2023-03-15'] },
      { line: 4, cells: ['fine', '5', ''] },
    ])
  })

  it('leaves no temporary copy behind, whether or not it is read to the end', async () => {
    const copies = () => readdirSync(tmpdir()).filter((name) => name.startsWith('bizamply-import-')).length
    const before = copies()
    const table = await readAll(
      workbookOf([
        ['Review', 'Stars'],
        ['fine', 5],
        ['poor', 1],
      ]),
    )
    expect(table.cells).toHaveLength(2)
    await expect(readAll(zipOf({ 'xl/workbook.xml': '<workbook>' }))).rejects.toThrow('workbook')
    await expect(readAll(workbookOf([['Review']]).subarray(0, 300))).rejects.toThrow('damaged')
    expect(copies()).toBe(before)
  })

  it('is limited when unpacking, whatever size it declares', async () => {
    const large = zipOf({ 'xl/workbook.xml': '<workbook/>', 'xl/sharedStrings.xml': ' '.repeat(70_000_000) }, true)
    expect(large.length).toBeLessThan(100_000)
    await expect(readAll(large)).rejects.toThrow('The workbook unpacks to more than 64 MB')
    const lying = Buffer.from(large)
    for (let at = lying.indexOf(sized); at >= 0; at = lying.indexOf(sized, at + 1)) lying.writeUInt32LE(1000, at)
    await expect(readAll(lying)).rejects.toThrow('The workbook is damaged')
  })

  it('that is damaged anywhere yields rows or a reason', async () => {
    const whole = workbookOf([
      ['Review', 'Stars'],
      ['fine', 5],
    ])
    const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 })
    const strange: unknown[] = []
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const bytes = Buffer.from(whole)
        for (const [at, byte] of changes) bytes[at] = byte
        const found = await readAll(bytes).catch((error: unknown) => error)
        if (found instanceof Error && !(found instanceof ImportFileError)) strange.push(found)
      }),
      { numRuns: 100 },
    )
    expect(strange).toEqual([])
  })
})

const sized = Buffer.alloc(4)
sized.writeUInt32LE(70_000_000)
