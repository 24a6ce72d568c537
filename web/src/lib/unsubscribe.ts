import { send } from './http.ts'

/** Also called directly by mail programs (one-click): the link's token suffices. */
export async function unsubscribe(token: string, all: boolean): Promise<void> {
  const url = new URL('/unsubscribe', window.location.origin)
  url.searchParams.set('token', token)
  if (all) url.searchParams.set('all', '1')
  await send(new Request(url, { method: 'POST' }))
}
