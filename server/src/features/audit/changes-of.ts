import { isDeepStrictEqual } from 'node:util'

/** Only the fields that differ, before and after. */
export function changesOf<T extends object>(before: T, after: T): { before: Partial<T>; after: Partial<T> } {
  const keys = (Object.keys({ ...before, ...after }) as (keyof T)[]).filter(
    (key) => !isDeepStrictEqual(before[key] ?? null, after[key] ?? null),
  )
  const only = (of: T): Partial<T> => Object.fromEntries(keys.map((key) => [key, of[key] ?? null])) as Partial<T>
  return { before: only(before), after: only(after) }
}
