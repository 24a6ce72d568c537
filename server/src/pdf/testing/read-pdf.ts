import { inflateSync } from 'node:zlib'

export interface ReadPdf {
  /** Text of each page, one line per piece of text. */
  pages: string[]
  /** How often the box for a missing glyph was drawn. */
  boxes: number
  fonts: { name: string; embedded: boolean }[]
  images: number
}

/** What a PDF reader sees, for tests: text decoded by its fonts, not our input. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes)
  const bodies = [...objects.values()]
  const pages = bodies.filter(({ dict }) => dict.includes('/Type /Page\n'))
  const runs = pages.map((page) => runsOf(page, objects))
  return {
    pages: runs.map((page) => page.map(({ text }) => text).join('\n')),
    boxes: runs.flat().filter(({ hasBox }) => hasBox).length,
    fonts: bodies
      .filter(({ dict }) => dict.includes('/Type /FontDescriptor'))
      .map(({ dict }) => ({ name: /FontName \/(\S+)/.exec(dict)?.[1] ?? '', embedded: /FontFile[23]? /.test(dict) })),
    images: bodies.filter(({ dict }) => dict.includes('/Subtype /Image')).length,
  }
}

interface Body {
  dict: string
  stream: Buffer
}
type Objects = Map<string, Body>

function objectsOf(bytes: Buffer): Objects {
  const all = bytes.toString('latin1')
  const objects: Objects = new Map()
  for (const { 1: id = '', index } of all.matchAll(/^(\d+) 0 obj$/gm)) {
    const end = all.indexOf('\nendobj', index)
    const begin = all.indexOf('\nstream\n', index)
    if (begin < 0 || begin > end) {
      objects.set(id, { dict: all.slice(index, end), stream: Buffer.alloc(0) })
      continue
    }
    const dict = all.slice(index, begin)
    const raw = bytes.subarray(begin + 8, begin + 8 + Number(/\/Length (\d+)/.exec(dict)?.[1]))
    objects.set(id, { dict, stream: dict.includes('FlateDecode') ? inflateSync(raw) : raw })
  }
  return objects
}

function runsOf({ dict }: Body, objects: Objects): { text: string; hasBox: boolean }[] {
  const content = objects.get(/\/Contents (\d+) 0 R/.exec(dict)?.[1] ?? '')
  const resources = objects.get(/\/Resources (\d+) 0 R/.exec(dict)?.[1] ?? '')?.dict ?? dict
  const fonts = new Map(
    [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, signsOf(id, objects)]),
  )
  const blocks = content?.stream.toString('latin1').match(/BT\n[\s\S]*?ET/g) ?? []
  return blocks.map((block) => {
    const signs = fonts.get(/\/(F\d+) [\d.]+ Tf/.exec(block)?.[1] ?? '')
    const glyphs = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    const text = glyphs.map((glyph) => signs?.[Number.parseInt(glyph, 16)] ?? '?').join('')
    return { text, hasBox: glyphs.includes('0000') }
  })
}

function signsOf(font: string, objects: Objects): string[] {
  const map = objects.get(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dict ?? '')?.[1] ?? '')
  const lists = [...(map?.stream.toString('latin1').matchAll(/\[([^\]]*)\]/g) ?? [])]
  return lists.flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  )
}
