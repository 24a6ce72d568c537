import type { IncomingHttpHeaders } from 'node:http'
import type { Answer, Exchange } from '../../server/exchange.ts'
import type { ModelMode } from '../../store/model-mode.ts'
import type { Completion, CompletionRequest } from '../completion.ts'

/** Why a service refuses a request before generating; each shape has its own wording. */
export type Refusal = 'no-key' | 'wrong-key' | 'unknown-address' | 'unknown-model' | 'throttled' | 'too-long' | 'broken'

/** A parameter that the model refuses, in the service's own wording. */
export interface RefusedField {
  message: string
  param: string | null
  code: string | null
}

/** The chunks of a streamed response, as they are sent. */
export interface StreamText {
  content: string
  begin: string[]
  piece: (text: string) => string
  end: () => string[]
}

/** A protocol: how it reads requests and formats responses. */
export interface Shape {
  isWrite(exchange: Pick<Exchange, 'method' | 'path'>): boolean
  keyOf(headers: IncomingHttpHeaders): string
  /** The request, or what is wrong with it. */
  read(exchange: Exchange): CompletionRequest | string
  refuse(why: Refusal, about?: string): Answer
  refuseField(field: RefusedField): Answer
  /** The field that the current mode doesn't accept, or null. */
  unwelcome(fields: Record<string, unknown>, mode: ModelMode): RefusedField | null
  whole(completion: Completion): object
  streamed(completion: Completion, request: CompletionRequest): StreamText
  /** Responses for other URLs, such as the list of models; null if there's none. */
  other?(exchange: Exchange): Answer | null
}

export const event = (name: string | null, data: object): string =>
  `${name === null ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`

/** The text of a string or of a list of content parts. */
export function textOf(content: string | { text?: string | undefined }[] | null | undefined): string {
  return typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join('\n')
}

/** The limits that the real services state in the errors quoted in each shape. */
export const MOST_TOKENS = { openai: 128_000, anthropic: 200_000, google: 1_048_576 }
