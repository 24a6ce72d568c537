import type { Caller } from './caller.ts'
import { until } from './until.ts'

export interface ReceivedEvent {
  id: string
  event: string
  data: { brandId?: string; id?: string }
}

export interface EventStream {
  status: number
  events: ReceivedEvent[]
  isOver: boolean
  /** Waits until this many events of this kind were received. */
  received(event: string, count?: number): Promise<ReceivedEvent[]>
  close(): Promise<void>
}

/** Opens the event stream as a browser does; `after` is its Last-Event-ID. */
export async function listenAs(caller: Caller, after: string | null = null): Promise<EventStream> {
  const response = await caller.raw('GET', '/api/events', undefined, after === null ? {} : { 'last-event-id': after })
  const reader = response.body?.getReader()
  const stream: EventStream = {
    status: response.status,
    events: [],
    isOver: false,
    received: (event, count = 1) =>
      until(`${count} ${event} events`, async () => {
        const all = stream.events.filter((one) => one.event === event)
        return all.length >= count ? all : null
      }),
    close: async () => {
      await reader?.cancel()
    },
  }
  void read(reader, stream)
  await until('the stream is ready', async () => stream.events.length > 0 || response.status !== 200)
  return stream
}

/** The kinds of received events, except notifications, which each comment triggers too. */
export const kindsIn = ({ events }: EventStream): string[] =>
  events.map(({ event }) => event).filter((event) => event !== 'notification')

export const idsOf = (events: ReceivedEvent[]): (string | undefined)[] => events.map(({ data }) => data.id)

/** Comments received until this one. Its predecessor may be received twice, but never missed. */
export async function receivedUntil(stream: EventStream, commentId: string): Promise<(string | undefined)[]> {
  const received = () => idsOf(stream.events.filter(({ event }) => event === 'comment'))
  await until('the comment is received', async () => received().includes(commentId))
  return received()
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array> | undefined, to: EventStream): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const piece = await reader?.read().catch(() => undefined)
    if (!piece || piece.done) break
    const blocks = (rest + decoder.decode(piece.value, { stream: true })).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) if (block.includes('event: ')) to.events.push(parse(block))
  }
  to.isOver = true
}

function parse(block: string): ReceivedEvent {
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? ''
  return { id: field('id'), event: field('event'), data: JSON.parse(field('data')) as ReceivedEvent['data'] }
}

/** The events of a finished streamed generation. */
export const streamedEvents = (text: string): { event: string; data: Record<string, unknown> }[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') as Record<string, unknown>,
    }))
