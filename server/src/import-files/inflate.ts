import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ImportFileError } from './import-file-error.ts'
import { tableLimits, type Source } from './table.ts'

/** Unpacks the source while reading; fails beyond `most` bytes. */
export function inflated(source: Source, most: number = tableLimits.inflated): Source {
  return async function* () {
    const packed = Readable.from(source())
    const unpacked = createGunzip()
    packed.on('error', (error) => unpacked.destroy(error))
    packed.pipe(unpacked)
    let size = 0
    try {
      for await (const chunk of unpacked as AsyncIterable<Uint8Array>) {
        size += chunk.length
        if (size > most) throw new ImportFileError(`The file unpacks to more than ${most / 1024 ** 2} MB`)
        yield chunk
      }
    } catch (error) {
      throw gzipError(error)
    } finally {
      packed.destroy()
      unpacked.destroy()
    }
  }
}

function gzipError(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR'
    ? new ImportFileError('The gzip file is damaged or cut off', error)
    : error
}
