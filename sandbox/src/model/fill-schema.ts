/** A valid value for the JSON schema, with `reply` in the most likely field. */
export function fillSchema(schema: Schema, reply: string, language: string): unknown {
  const fill = (part: Schema, name: string): unknown => {
    if ('const' in part) return part.const
    if (part.enum) return part.enum.includes(language) ? language : part.enum[0]
    const other = part.anyOf ?? part.oneOf ?? part.allOf
    if (other) return fill(other[0] ?? {}, name)
    switch (Array.isArray(part.type) ? part.type[0] : part.type) {
      case 'object':
        return Object.fromEntries(Object.entries(part.properties ?? {}).map(([key, value]) => [key, fill(value, key)]))
      case 'array':
        return Array.from({ length: part.minItems ?? 0 }, () => fill(part.items ?? {}, name))
      case 'number':
      case 'integer':
        return part.minimum ?? 0
      case 'boolean':
        return false
      case 'null':
        return null
      default:
        return textFor(name, part, reply, language)
    }
  }
  return fill(schema, '')
}

function textFor(name: string, part: Schema, reply: string, language: string): string {
  const text = /lang|locale/i.test(name) ? language : REPLY_NAMES.test(name) ? reply : ''
  return text.slice(0, part.maxLength ?? text.length).padEnd(part.minLength ?? 0, '.')
}

const REPLY_NAMES = /repl|respon|text|content|message|answer|body/i

export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minimum?: number
  minItems?: number
  minLength?: number
  maxLength?: number
}
