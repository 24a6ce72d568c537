export interface StreamMessage {
  event: string
  data: string
  id: string | undefined
}

export interface ReadOptions {
  /** Ends after this long without a byte. */
  silenceMs?: number
  /** Called for every comment line: the server sends these to show that the stream is alive. */
  onBeat?: () => void
  /** Ends the stream, also between two messages. */
  signal?: AbortSignal
}

/** Parses server-sent events from a fetch response, also for streamed generation. */
export async function* readEventStream(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  { silenceMs = 60_000, onBeat, signal }: ReadOptions = {},
): AsyncGenerator<StreamMessage> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let watch: ReturnType<typeof setTimeout> | undefined
  let rest = ''
  const cancel = () => void reader.cancel()
  signal?.addEventListener('abort', cancel)
  if (signal?.aborted) cancel()
  try {
    for (;;) {
      clearTimeout(watch)
      watch = setTimeout(() => void reader.cancel(), silenceMs)
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        if (block.startsWith(':')) onBeat?.()
        const message = parseBlock(block)
        if (message) yield message
      }
    }
  } finally {
    clearTimeout(watch)
    signal?.removeEventListener('abort', cancel)
    await reader.cancel()
  }
}

function parseBlock(block: string): StreamMessage | null {
  const message: StreamMessage = { event: 'message', data: '', id: undefined }
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? []
    if (field === 'event') message.event = value
    else if (field === 'id') message.id = value
    else if (field === 'data') data.push(value)
  }
  message.data = data.join('\n')
  return data.length > 0 || message.event !== 'message' ? message : null
}
