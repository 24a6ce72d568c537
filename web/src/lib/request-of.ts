type Values = Record<string, unknown>

/** One call of the contract as a request: `{names}` of its path, then the query of a GET or the body of all others. */
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

/** An input of one piece: what the path does not name goes on. */
function compact(method: string, path: string, input: Values | undefined): Parts {
  const rest = Object.entries(input ?? {}).filter(([name]) => !path.includes(`{${name}}`))
  const left = Object.fromEntries(rest)
  if (method === 'GET') return { params: input ?? {}, query: left }
  const bare = input === undefined || (rest.length === 0 && path.includes('{'))
  return { params: input ?? {}, query: {}, body: bare ? undefined : left }
}

const detailed = (input: Values | undefined): Parts => ({ params: {}, query: {}, ...input })

/** What is left out, or null, is not sent; lists and groups as `name[0]` and `name[part]`. */
function pairsOf(values: object, within = ''): [string, string][] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const name = within ? `${within}[${key}]` : key
    if (value === undefined || value === null) return []
    return typeof value === 'object' ? pairsOf(value, name) : [[name, textOf(value)]]
  })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
