export interface ImportSearch {
  /** The import whose progress or report is shown. */
  import?: string
}

/** Tolerant: a wrong value is left out. */
export function importSearch(raw: Record<string, unknown>): ImportSearch {
  return typeof raw.import === 'string' && /^[0-9a-f-]{36}$/.test(raw.import) ? { import: raw.import } : {}
}
