import { send } from './http.ts'

/** What a mail program posts by itself too: the token of the link is all that it takes. */
export async function unsubscribe(token: string, all: boolean): Promise<void> {
  const url = new URL('/unsubscribe', window.location.origin)
  url.searchParams.set('token', token)
  if (all) url.searchParams.set('all', '1')
  await send(new Request(url, { method: 'POST' }))
}
