import { Hono } from 'hono'

/** A worker serves nobody: it only says how it is, to whoever watches and starts it. */
export function onlyHealth(http: Hono): Hono {
  const server = new Hono()
  for (const path of ['/healthz', '/readyz', '/metrics']) server.get(path, (c) => http.fetch(c.req.raw, c.env))
  return server
}
