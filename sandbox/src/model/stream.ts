import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { StreamText } from './shapes/shape.ts'

export interface Pacing {
  delayMs: number
  /** Closes the connection halfway through. */
  isCut: boolean
}

/** Server-sent events; stops writing when the client disconnects. */
export async function streamText(response: ServerResponse, text: StreamText, pacing: Pacing): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  for (const part of text.begin) response.write(part)
  const pieces = inPieces(text.content)
  for (const [place, piece] of pieces.entries()) {
    if (response.destroyed) return
    if (pacing.isCut && place >= pieces.length / 2) return breakOff(response)
    if (pacing.delayMs > 0) await wait(pacing.delayMs)
    response.write(text.piece(piece))
  }
  response.end(text.end().join(''))
}

// Delayed, because data still in flight would be lost when the connection closes.
async function breakOff(response: ServerResponse): Promise<void> {
  await wait(20)
  response.destroy()
}

/** Splits text by word, or every few characters in languages without spaces. */
export function inPieces(text: string): string[] {
  return (text.match(/\s*\S+/g) ?? []).flatMap((word) => word.match(/[\s\S]{1,12}/gu) ?? [])
}
