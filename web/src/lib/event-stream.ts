export interface StreamMessage {
  event: string
  data: string
  id: string | undefined
}

/** Server-sent events out of a fetch answer; also for streamed generation. */
export async function* readEventStream(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamMessage> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const blocks = (rest + value).replaceAll('\r\n', '\n').split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const message = parseBlock(block)
        if (message) yield message
      }
    }
  } finally {
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
