import type { Answer, Caller } from './caller.ts'

/** Sends a picture as a browser form would; null sends a form without a file. */
export async function sendPicture(
  caller: Caller,
  bytes: Uint8Array | null,
  more: { name?: string; type?: string; part?: string; cut?: string; path?: string } = {},
): Promise<Answer> {
  const form = new FormData()
  if (more.cut !== undefined) form.set('cut', more.cut)
  if (bytes) {
    const file = new File([new Uint8Array(bytes)], more.name ?? 'me.png', { type: more.type ?? 'image/png' })
    form.set(more.part ?? 'avatar', file)
  } else form.set('nothing', 'here')
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  const body = new Uint8Array(await encoded.arrayBuffer())
  return caller.bytes('POST', more.path ?? '/api/profile/upload-avatar', body, headers)
}
