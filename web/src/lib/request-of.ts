type Values = Record<string, unknown>

/**
 * Builds a request for a call of the contract: `{names}` in its path, the rest in the query of a
 * GET or in the body.
 */
export function requestOf(
  route: string,
  input: Values | undefined,
  { origin, signal }: { origin: string; signal?: AbortSignal },
): Request {
  const [method = 'GET', path = '', structure] = route.split(' ')
  const { params, query, body } = structure === 'detailed' ? detailed(input) : compact(method, path, input)
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params[name])))
  const url = new URL(filled, origin)
  for (const [name, value] of pairsOf(query)) url.searchParams.append(name, value)
  return new Request(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    ...(signal && { signal }),
  })
}

interface Parts {
  params: Values
  query: Values
  body?: Values | undefined
}

/** Compact input: what the path doesn't name goes to the query or body. */
function compact(method: string, path: string, input: Values | undefined): Parts {
  const rest = Object.entries(input ?? {}).filter(([name]) => !path.includes(`{${name}}`))
  const left = Object.fromEntries(rest)
  if (method === 'GET') return { params: input ?? {}, query: left }
  const bare = input === undefined || (rest.length === 0 && path.includes('{'))
  return { params: input ?? {}, query: {}, body: bare ? undefined : left }
}

const detailed = (input: Values | undefined): Parts => ({ params: {}, query: {}, ...input })

/** Omits null and undefined; lists and groups become `name[0]` and `name[part]`. */
function pairsOf(values: object, within = ''): [string, string][] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const name = within ? `${within}[${key}]` : key
    if (value === undefined || value === null) return []
    return typeof value === 'object' ? pairsOf(value, name) : [[name, textOf(value)]]
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
