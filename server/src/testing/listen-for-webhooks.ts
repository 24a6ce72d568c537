import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Webhook {
  headers: Headers
  rawBody: Uint8Array
}

/** Receives Meta's webhooks instead of the product's own URL. */
export async function listenForWebhooks(
  receive: (webhook: Webhook) => Promise<void>,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const headers = new Headers({ 'x-hub-signature-256': String(request.headers['x-hub-signature-256']) })
      void receive({ headers, rawBody: Buffer.concat(pieces) }).then(() => {
        response.end()
      })
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => void server.close() }
}
