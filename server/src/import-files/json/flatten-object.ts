/**
 * Cells of a JSON value by dotted name (`reply.message`); arrays of plain values are joined, deeper ones kept as JSON.
 */
export function flattenObject(value: unknown): Map<string, string> {
  const cells = new Map<string, string>()
  if (Array.isArray(value)) value.forEach((item, at) => addCell(cells, `Column ${at + 1}`, item, 0))
  else if (isObject(value)) for (const [name, item] of Object.entries(value)) addCell(cells, name, item, 0)
  else addCell(cells, 'Column 1', value, 0)
  return cells
}

function addCell(cells: Map<string, string>, name: string, value: unknown, depth: number): void {
  if (value === null || value === undefined) return
  if (isObject(value) && depth < deepest) {
    for (const [key, item] of Object.entries(value)) addCell(cells, `${name}.${key}`, item, depth + 1)
    return
  }
  cells.set(name, typeof value === 'string' ? value : ofOther(value))
}

/** A number, a boolean or an array. */
function ofOther(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value)
  return value.every((item) => item === null || typeof item !== 'object') ? value.join(', ') : JSON.stringify(value)
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const deepest = 4
