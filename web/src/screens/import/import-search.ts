export interface ImportSearch {
  /** The import whose progress or report is shown. */
  import?: string
  /** The platform of its reviews, if they share one; the report links to them. */
  platform?: string
}

/** Invalid values are dropped. */
export function importSearch({ import: importId, platform }: Record<string, unknown>): ImportSearch {
  if (typeof importId !== 'string' || !/^[0-9a-f-]{36}$/.test(importId)) return {}
  const known = typeof platform === 'string' && /^[a-z]{2,20}$/.test(platform)
  return { import: importId, ...(known ? { platform } : {}) }
}
