import type { ExportMenuProps } from './analytics-parts.ts'

export function ExportMenu(_: ExportMenuProps) {
  return null
}
