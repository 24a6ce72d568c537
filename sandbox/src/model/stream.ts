import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Completion } from './completion.ts'

export interface StreamManner {
  delayMs: number
  includeUsage: boolean
  /** Breaks the line in the middle. */
  isCut: boolean
}

/** Server-sent chunks as Chat Completions sends them; stops writing when the other side is gone. */
export async function streamCompletion(
  response: ServerResponse,
  completion: Completion,
  manner: StreamManner,
): Promise<void> {
  const { id, created, model } = completion
  const send = (rest: object): void => {
    const chunk = { id, object: 'chat.completion.chunk', created, model, ...rest }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }
  const choice = (delta: object, finish_reason: string | null = null) => ({
    choices: [{ index: 0, delta, finish_reason }],
  })
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  send(choice({ role: 'assistant', content: '' }))
  const pieces = inPieces(completion.content)
  for (const [place, piece] of pieces.entries()) {
    if (response.destroyed) return
    if (manner.isCut && place >= pieces.length / 2) return breakOff(response)
    if (manner.delayMs > 0) await wait(manner.delayMs)
    send(choice({ content: piece }))
  }
  if (completion.refusal !== null) send(choice({ refusal: completion.refusal }))
  send(choice({}, completion.finishReason))
  if (manner.includeUsage) send({ choices: [], usage: completion.usage })
  response.end('data: [DONE]\n\n')
}

// Not at once: what is still on its way would be lost with the line, as if nothing had been said.
async function breakOff(response: ServerResponse): Promise<void> {
  await wait(20)
  response.destroy()
}

/** A word at a time, or a few characters where no spaces are written. */
export function inPieces(text: string): string[] {
  return (text.match(/\s*\S+/g) ?? []).flatMap((word) => word.match(/[\s\S]{1,12}/gu) ?? [])
}
