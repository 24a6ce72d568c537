import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Script {
  /** Chunks of the answer. */
  text?: string[]
  finish?: string
  failFirst?: { status: number; times: number; message?: string }
  /** Returns 400 for a schema, like servers without schema support. */
  noSchema?: boolean
  /** Closes the socket after the chunks. */
  breakOff?: boolean
  /** Stays open after the chunks. */
  hang?: boolean
  /** Sent instead of a stream. */
  raw?: string
  contentType?: string
}

export interface FakeModel {
  url: string
  calls: {
    authorization: string | null
    messages: { role: string; content: string }[]
    structured: boolean
    limit: number | null
  }[]
  close(): Promise<void>
}

/** A scripted Chat Completions server. */
export async function fakeModel(script: Script): Promise<FakeModel> {
  const calls: FakeModel['calls'] = []
  const server = createServer((incoming, response) => {
    void body(incoming).then((sent) => {
      const structured = sent.response_format?.type === 'json_schema'
      const authorization = incoming.headers.authorization ?? null
      calls.push({ authorization, messages: sent.messages, structured, limit: sent.max_tokens ?? null })
      if (script.noSchema && structured) fail(response, 400)
      else if (script.failFirst && calls.length <= script.failFirst.times)
        fail(response, script.failFirst.status, script.failFirst.message)
      else answer(response, script)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function answer(response: ServerResponse, script: Script): void {
  response.writeHead(200, { 'content-type': script.contentType ?? 'text/event-stream' })
  if (script.raw !== undefined) return void response.end(script.raw)
  response.flushHeaders()
  for (const piece of script.text ?? []) response.write(chunk({ content: piece }, null))
  if (script.hang) return
  if (script.breakOff) return void setTimeout(() => response.destroy(), 30)
  response.write(chunk({}, script.finish ?? 'stop'))
  const usage = { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 }
  response.write(`data: ${JSON.stringify({ ...envelope, choices: [], usage })}\n\n`)
  response.end('data: [DONE]\n\n')
}

function fail(response: ServerResponse, status: number, message = `no: sk-very-secret ${status}`): void {
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '5' })
  response.end(JSON.stringify({ error: { message, type: 'error', param: null, code: null } }))
}

const envelope = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'writer-1' }

function chunk(delta: object, finish: string | null): string {
  return `data: ${JSON.stringify({ ...envelope, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
}

interface Sent {
  max_tokens?: number
  messages: { role: string; content: string }[]
  response_format?: { type: string }
}

async function body(incoming: IncomingMessage): Promise<Sent> {
  let text = ''
  for await (const piece of incoming) text += String(piece)
  return JSON.parse(text) as Sent
}
