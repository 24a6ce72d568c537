import type { ImportEntry } from '@bizamply/contract/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { headKey, pagesKey } from '../../features/comments/loading/query-keys.ts'
import { importsKey } from '../../features/imports/queries.ts'
import { watchImport } from '../../features/imports/watch-import.ts'
import { brandsKey } from '../../lib/brand-context.tsx'
import { useFormat } from '../../lib/format.ts'
import { toast } from '../../ui/toast.ts'

/**
 * Follows an import or its undo to the end: refetches lists and counts, and notifies users who left
 * the page.
 */
export function useImportEnd(): (importId: string) => void {
  const t = useTranslations('imports')
  const format = useFormat()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const announce = (entry: ImportEntry) => {
    const report = {
      label: t('open'),
      onClick: () => void navigate({ to: '/import', search: { import: entry.importId } }),
    }
    const name = entry.fileName
    if (entry.state === 'undone') return toast.success(t('toastUndone', { name }), { action: report })
    if (entry.state !== 'done') {
      return toast.warning(t(entry.state === 'failed' ? 'toastFailed' : 'toastStopped', { name }), { action: report })
    }
    const description = t('countsShort', {
      created: format.number(entry.created),
      updated: format.number(entry.updated),
      rejected: format.number(entry.rejected),
    })
    toast.success(t('toastDone', { name }), { description, action: report })
  }
  return (importId) =>
    void watchImport(importId, (entry) => {
      for (const queryKey of [importsKey, brandsKey, headKey]) void cache.invalidateQueries({ queryKey })
      // Refetches only the first page, so that no row moves while someone is working in the
      // list.
      void cache.invalidateQueries({ queryKey: pagesKey, type: 'inactive' })
      if (!isShown(importId)) announce(entry)
    })
}

/** The report is already on screen. */
const isShown = (importId: string): boolean =>
  location.pathname === '/import' && new URLSearchParams(location.search).get('import') === importId
