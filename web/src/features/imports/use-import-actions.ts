import type { ImportEntry } from '@bizamply/contract/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { newKey } from '../../lib/idempotency-keys.ts'
import { toast } from '../../ui/toast.ts'
import { startImport } from './import-call.ts'
import { importsKey } from './queries.ts'
import { useFailureText } from './use-failure-text.ts'
import { sendStream } from '../../lib/http.ts'

/** Actions for an import that ended; `onOpen` shows an import at the top of the screen. */
export function useImportActions(onOpen: (importId: string) => void) {
  const t = useTranslations('imports')
  const cache = useQueryClient()
  const failureText = useFailureText()
  const [requested, setRequested] = useState<ImportEntry | null>(null)
  const [busy, setBusy] = useState(false)
  const attempt = async (act: () => Promise<unknown>, failed: (reason: string) => string) => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      toast.error(failed(failureText(CallError.from(error))))
    }
    setBusy(false)
  }
  const undo = (entry: ImportEntry) =>
    attempt(
      async () => {
        await api.imports.undo({ importId: entry.importId })
        setRequested(null)
        onOpen(entry.importId)
        await cache.invalidateQueries({ queryKey: importsKey })
      },
      (reason) => t('undoFailed', { reason }),
    )
  /** Imports the rest of a file after a stop or a failure. */
  const goOn = (entry: ImportEntry) =>
    attempt(
      async () => {
        const { importId } = await startImport(entry.fileId ?? '', null, newKey())
        onOpen(importId)
        await cache.invalidateQueries({ queryKey: importsKey })
      },
      (reason) => t('startFailed', { reason }),
    )
  const download = (entry: ImportEntry) =>
    attempt(
      () => downloadRejects(entry),
      (reason) => t('downloadFailed', { reason }),
    )
  return { requested, askUndo: setRequested, cancelUndo: () => setRequested(null), undo, goOn, download, busy }
}

export type ImportActions = ReturnType<typeof useImportActions>

/** Fetches the rejected rows with our request headers, then saves them as a file. */
async function downloadRejects({ importId, fileName }: ImportEntry): Promise<void> {
  const answer = await sendStream(new Request(new URL(`/api/imports/${importId}/rejects.csv`, location.origin)))
  const url = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = `${fileName.replace(/\.[a-z]+(\.gz)?$/i, '')}-skipped-lines.csv`
  link.click()
  URL.revokeObjectURL(url)
}
