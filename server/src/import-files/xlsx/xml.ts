import { SaxesParser } from 'saxes'
import { decodeText } from '../encoding/decode-text.ts'
import { ImportFileError } from '../import-file-error.ts'

export interface XmlHandler {
  open?(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
}

/** What the handler yields (by `emit`) while the XML streams; names have no prefix. */
export async function* parseXml<T>(
  chunks: AsyncIterable<Uint8Array>,
  handlerOf: (emit: (item: T) => void) => XmlHandler,
): AsyncIterable<T> {
  let items: T[] = []
  let waiting = 0
  const handler = handlerOf((item) => items.push(item))
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    waiting = 0
    handler.open?.(local(name), attributes as Record<string, string>)
  })
  parser.on('closetag', ({ name }) => {
    waiting = 0
    handler.close?.(local(name))
  })
  parser.on('text', (text) => handler.text?.(text))
  parser.on('cdata', (text) => handler.text?.(text))
  parser.on('error', (error) => {
    throw new ImportFileError('The workbook is damaged', error)
  })
  for await (const text of decodeText(chunks, 'utf-8')) {
    waiting += text.length
    if (waiting > mostPending) throw new ImportFileError('A cell in the workbook is too long')
    parser.write(text)
    yield* items
    items = []
  }
  parser.close()
  yield* items
}

export interface XmlElement {
  name: string
  attributes: Record<string, string>
}

export const eachElement = (chunks: AsyncIterable<Uint8Array>): AsyncIterable<XmlElement> =>
  parseXml<XmlElement>(chunks, (emit) => ({ open: (name, attributes) => emit({ name, attributes }) }))

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

const mostPending = 8 * 1024 * 1024
