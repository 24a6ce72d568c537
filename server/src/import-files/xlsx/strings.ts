import { closeSync, openSync, readSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { parseXml, type XmlHandler } from './xml.ts'
import type { Zip } from './zip.ts'

export interface SharedStrings {
  at(index: number): string
  close(): Promise<void>
}

/**
 * A workbook's strings are in a shared list that cells refer to; it is kept in a file, because it can be most of the
 * workbook.
 */
export async function readShared(zip: Zip): Promise<SharedStrings> {
  const file = openSync(join(zip.folder, 'strings'), 'w+')
  const ends = new Offsets()
  let end = 0
  let waiting: Buffer[] = []
  let waitingSize = 0
  const flush = (): void => {
    writeSync(file, Buffer.concat(waiting))
    ;[waiting, waitingSize] = [[], 0]
  }
  try {
    if (zip.has(path))
      for await (const text of parseXml<string>(zip.read(path), textsOf)) {
        const bytes = Buffer.from(text)
        waiting.push(bytes)
        end += bytes.length
        ends.add(end)
        if ((waitingSize += bytes.length) > blockSize) flush()
      }
    flush()
  } catch (error) {
    closeSync(file)
    throw error
  }
  const blocks = new BlockReader(file)
  return {
    at: (index) => blocks.text(ends.at(index - 1), ends.at(index)),
    close: () => Promise.resolve(closeSync(file)),
  }
}

// Phonetic guides (rPh) repeat the text next to them.
function textsOf(emit: (text: string) => void): XmlHandler {
  let [text, reads, guide] = ['', false, false]
  return {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') guide = true
      reads = name === 't' && !guide
    },
    text(more) {
      if (reads) text += more
    },
    close(name) {
      if (name === 't') reads = false
      if (name === 'rPh') guide = false
      if (name === 'si') emit(text)
    },
  }
}

/** End of each string: four bytes each, without garbage collection. */
class Offsets {
  private all = new Uint32Array(1024)
  private count = 0

  add(end: number): void {
    if (this.count === this.all.length) {
      const more = new Uint32Array(2 * this.count)
      more.set(this.all)
      this.all = more
    }
    this.all[this.count++] = end
  }

  at(index: number): number {
    return index < this.count ? (this.all[index] ?? 0) : 0
  }
}

/** Cells follow their strings nearly in order, so a few cached blocks serve most of them. */
class BlockReader {
  private readonly file: number
  private readonly blocks = new Map<number, Buffer>()

  constructor(file: number) {
    this.file = file
  }

  text(from: number, to: number): string {
    const parts: Buffer[] = []
    for (let at = from; at < to;) {
      const start = Math.floor(at / blockSize) * blockSize
      const until = Math.min(to, start + blockSize)
      parts.push(this.block(start).subarray(at - start, until - start))
      at = until
    }
    return parts.length === 1 ? (parts[0]?.toString('utf8') ?? '') : Buffer.concat(parts).toString('utf8')
  }

  private block(start: number): Buffer {
    const have = this.blocks.get(start)
    if (have) return have
    const block = Buffer.alloc(blockSize)
    const size = readSync(this.file, block, 0, blockSize, start)
    if (this.blocks.size >= mostBlocks) this.blocks.delete(this.blocks.keys().next().value ?? 0)
    this.blocks.set(start, block.subarray(0, size))
    return block
  }
}

const path = 'xl/sharedStrings.xml'
const blockSize = 64 * 1024
const mostBlocks = 32
