import { Hono } from 'hono'

/** A worker has no users: it only reports its health to monitoring and process managers. */
export function onlyHealth(http: Hono): Hono {
  const server = new Hono()
  for (const path of ['/healthz', '/readyz', '/metrics']) server.get(path, (c) => http.fetch(c.req.raw, c.env))
  return server
}
