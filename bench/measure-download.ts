import { overHttp, signIn, type Company } from './company.ts'
import type { Environment } from './environment.ts'
import type { Figure } from './figure.ts'
import { startOurs } from './measure-throughput.ts'

export interface Download {
  bytes: number
  /** The server's peak resident memory during the response, in MB. */
  memory: number
  ms: number
}

/** Downloads a path from a separate server, so that memory left over from one export doesn't count toward the next. */
export async function measureDownload(
  environment: Environment,
  company: Company,
  { port, path }: { port: number; path: string },
): Promise<Download> {
  const product = await startOurs(environment, port)
  try {
    const caller = await signIn(company, overHttp(port))
    const began = performance.now()
    const response = await caller.raw('GET', path)
    if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`)
    let [bytes, memory] = [0, 0]
    for await (const chunk of response.body) {
      bytes += (chunk as Uint8Array).length
      memory = Math.max(memory, product.memory())
    }
    return { bytes, memory, ms: performance.now() - began }
  } finally {
    await product.stop()
  }
}

/** Memory may grow only a little with the size of the export: the server must stream it. */
export function memoryRatio(what: string, full: Download, short: Download): Figure {
  const size = `${(full.bytes / MB).toFixed(0)} MB in ${(full.ms / 1000).toFixed(0)} s`
  return {
    name: `memory while exporting ${what}`,
    value: full.memory / short.memory,
    unit: 'x',
    bound: { most: 1.3 },
    from: `peak ${full.memory.toFixed(0)} MB / ${short.memory.toFixed(0)} MB, ${size}, a new server each`,
  }
}

const MB = 1024 * 1024
