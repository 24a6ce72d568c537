import type { IncomingHttpHeaders } from 'node:http'
import type { Answer, Exchange } from '../../server/exchange.ts'
import type { ModelMode } from '../../store/model-mode.ts'
import type { Completion, CompletionRequest } from '../completion.ts'

/** Why a model's service refuses before it writes; each shape says it in its own words. */
export type Refusal = 'no-key' | 'wrong-key' | 'unknown-address' | 'unknown-model' | 'throttled' | 'too-long' | 'broken'

/** A parameter that the model refuses, in the service's own words. */
export interface RefusedField {
  message: string
  param: string | null
  code: string | null
}

/** The pieces of a streamed answer, each as it goes over the line. */
export interface StreamText {
  content: string
  begin: string[]
  piece: (text: string) => string
  end: () => string[]
}

/** One protocol: how a request is read, and how what the model decided is said. */
export interface Shape {
  isWrite(exchange: Pick<Exchange, 'method' | 'path'>): boolean
  keyOf(headers: IncomingHttpHeaders): string
  /** The request, or what is wrong with it. */
  read(exchange: Exchange): CompletionRequest | string
  refuse(why: Refusal, about?: string): Answer
  refuseField(field: RefusedField): Answer
  /** What the present mode doesn't take of these fields; null is fine. */
  unwelcome(fields: Record<string, unknown>, mode: ModelMode): RefusedField | null
  whole(completion: Completion): object
  streamed(completion: Completion, request: CompletionRequest): StreamText
  /** Answers to other addresses, such as the list of models; null where there is none. */
  other?(exchange: Exchange): Answer | null
}

export const event = (name: string | null, data: object): string =>
  `${name === null ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`

/** The text of a string or of a list of parts. */
export function textOf(content: string | { text?: string | undefined }[] | null | undefined): string {
  return typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join('\n')
}

/** The limits that the real services named in the errors that are cited where they are repeated. */
export const MOST_TOKENS = { openai: 128_000, anthropic: 200_000, google: 1_048_576 }
