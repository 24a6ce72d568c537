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
  /** Waits until so many of this kind were told. */
  told(event: string, count?: number): Promise<ReceivedEvent[]>
  close(): Promise<void>
}

/** Opens the event stream as a browser does; `after` is its Last-Event-ID. */
export async function listenAs(caller: Caller, after: string | null = null): Promise<EventStream> {
  const response = await caller.raw('GET', '/api/events', undefined, after === null ? {} : { 'last-event-id': after })
  const reader = response.body?.getReader()
  const listening: EventStream = {
    status: response.status,
    events: [],
    isOver: false,
    told: (event, count = 1) =>
      until(`${count} ${event} events`, async () => {
        const all = listening.events.filter((one) => one.event === event)
        return all.length >= count ? all : null
      }),
    close: async () => {
      await reader?.cancel()
    },
  }
  void read(reader, listening)
  await until('the stream says that it is ready', async () => listening.events.length > 0 || response.status !== 200)
  return listening
}

/** What it was told of comments; each also rings the bells of the members. */
export const kindsIn = ({ events }: EventStream): string[] =>
  events.map(({ event }) => event).filter((event) => event !== 'notification')

export const idsOf = (events: ReceivedEvent[]): (string | undefined)[] => events.map(({ data }) => data.id)

/**
 * Comments that were told until this one was. One whose transaction had only just ended may be told as well: fetched twice,
 * missed never.
 */
export async function receivedUntil(stream: EventStream, wanted: string): Promise<(string | undefined)[]> {
  const heard = () => idsOf(stream.events.filter(({ event }) => event === 'comment'))
  await until('what is new was told', async () => heard().includes(wanted))
  return heard()
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

/** The events of a generation's answer that was streamed and is over. */
export const streamedEvents = (text: string): { event: string; data: Record<string, unknown> }[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') as Record<string, unknown>,
    }))
