/** A file that the browser downloads. */
export interface Download {
  name: string
  /** Its media type. */
  type: string
  pieces: AsyncGenerator<string | Uint8Array>
}

/** Chunks as the browser reads them; reading stops when it disconnects. */
export function answerFile({ name, type, pieces }: Download): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(to) {
      const { value, done } = await pieces.next()
      if (done) to.close()
      else to.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
    },
  })
}
