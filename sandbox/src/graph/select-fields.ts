/** Returns only the requested fields, such as `id,from{id,username}`, and always the id. */
export function selectFields(value: Record<string, unknown>, fields: string | undefined): Record<string, unknown> {
  const tree = fields ? parse(fields) : new Map(Object.keys(value).map((name) => [name, '']))
  const chosen = [...tree].flatMap(([name, inner]) => {
    const nested = value[name]
    return nested === undefined ? [] : [[name, inner === '' ? nested : narrowed(nested, inner)]]
  })
  return { ...(value['id'] === undefined ? {} : { id: value['id'] }), ...Object.fromEntries(chosen) }
}

/** The names of the top level. */
export const namesIn = (fields: string | undefined): string[] => [...(fields ? parse(fields).keys() : [])]

function narrowed(nested: unknown, inner: string): unknown {
  if (Array.isArray(nested)) return nested.map((one) => narrowed(one, inner))
  if (typeof nested !== 'object' || nested === null) return nested
  if ('data' in nested) return { ...nested, data: narrowed(nested.data, inner) }
  return selectFields({ ...nested }, inner)
}

// Splits `a,b{c,d{e}}` at the commas of the top level; modifiers such as `.limit(50)` are ignored.
function parse(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  let depth = 0
  let begin = 0
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text[at]
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (at < text.length && !(sign === ',' && depth === 0)) continue
    const [, name = '', inner = ''] = /^([a-z_]+)[^{]*(?:\{(.*)\})?$/s.exec(text.slice(begin, at).trim()) ?? []
    if (name) fields.set(name, inner)
    begin = at + 1
  }
  return fields
}
