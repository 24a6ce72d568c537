/** Only the fields that were asked for, as `id,from{id,username}`; the id always comes along. */
export function selectFields(value: Record<string, unknown>, fields: string | undefined): Record<string, unknown> {
  const tree = fields ? parse(fields) : new Map(Object.keys(value).map((name) => [name, '']))
  const chosen = [...tree].flatMap(([name, inner]) => {
    const found = value[name]
    return found === undefined ? [] : [[name, inner === '' ? found : narrowed(found, inner)]]
  })
  return { ...(value['id'] === undefined ? {} : { id: value['id'] }), ...Object.fromEntries(chosen) }
}

/** The names of the outermost level. */
export const namesIn = (fields: string | undefined): string[] => [...(fields ? parse(fields).keys() : [])]

function narrowed(found: unknown, inner: string): unknown {
  if (Array.isArray(found)) return found.map((one) => narrowed(one, inner))
  if (typeof found !== 'object' || found === null) return found
  if ('data' in found) return { ...found, data: narrowed(found.data, inner) }
  return selectFields({ ...found }, inner)
}

// `a,b{c,d{e}}` by the commas of the outermost level; `.limit(50)` and the like change nothing here.
function parse(fields: string): Map<string, string> {
  const fields = new Map<string, string>()
  let depth = 0
  let begin = 0
  for (let at = 0; at <= fields.length; at += 1) {
    const sign = fields[at]
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (at < fields.length && !(sign === ',' && depth === 0)) continue
    const [, name = '', inner = ''] = /^([a-z_]+)[^{]*(?:\{(.*)\})?$/s.exec(fields.slice(begin, at).trim()) ?? []
    if (name) fields.set(name, inner)
    begin = at + 1
  }
  return fields
}
