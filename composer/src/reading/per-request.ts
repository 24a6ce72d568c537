import type { ComposeRequest } from '../composer.ts'

/**
 * Reads a request once, because its draft and every check of a reply need the same reading. A request doesn’t change;
 * a copy is another request.
 */
export function perRequest<T extends object>(read: (request: ComposeRequest) => T): (request: ComposeRequest) => T {
  const known = new WeakMap<ComposeRequest, T>()
  return (request) => {
    const earlier = known.get(request)
    if (earlier) return earlier
    const found = read(request)
    known.set(request, found)
    return found
  }
}
