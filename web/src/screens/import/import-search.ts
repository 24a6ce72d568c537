export interface ImportSearch {
  /** The import whose progress or report is shown. */
  import?: string
  /** Where its reviews come from, when all come from one place: the report leads to them. */
  platform?: string
}

/** Tolerant: a wrong value is left out. */
export function importSearch({ import: importId, platform }: Record<string, unknown>): ImportSearch {
  if (typeof importId !== 'string' || !/^[0-9a-f-]{36}$/.test(importId)) return {}
  const known = typeof platform === 'string' && /^[a-z]{2,20}$/.test(platform)
  return { import: importId, ...(known ? { platform } : {}) }
}
