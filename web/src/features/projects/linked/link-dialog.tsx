import { sizes } from '@bizamply/contract/size-limits'
import type { ProjectPage } from '@bizamply/contract/projects'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBrand } from '../../../lib/brand-context.tsx'
import { CallError } from '../../../lib/call-error.ts'
import { api } from '../../../lib/call.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { DialogFooter } from '../../../ui/dialog.tsx'
import { EditingDialog } from '../../../ui/editing-dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import { CommentResults } from './comment-results.tsx'
import { projectsKey } from '../project-queries.ts'

export interface LinkDialogProps {
  page: ProjectPage
  onClose: () => void
}

const PAUSE_MS = 300
const LISTED = '20'

/** Searches comments by text and links the selected ones. */
export function LinkDialog({ page, onClose }: LinkDialogProps) {
  const t = useTranslations('project')
  const cache = useQueryClient()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [state, setState] = useState<'still' | 'busy' | CallError>('still')
  const found = useCommentResults(typed)
  const pick = (id: string) => {
    const rest = [...picked].filter((one) => one !== id)
    setPicked(new Set(picked.has(id) ? rest : [...rest, id].slice(0, sizes.triageComments)))
  }
  const isBusy = state === 'busy'
  const link = async () => {
    setState('busy')
    try {
      const { data } = await api.projects.link({ projectId: page.id, commentIds: [...picked] })
      toast.success(t('linkDone', { count: data.changed }))
      void cache.invalidateQueries({ queryKey: projectsKey })
      onClose()
    } catch (thrown) {
      setState(CallError.from(thrown))
    }
  }
  return (
    <EditingDialog
      title={t('linkTitle')}
      description={t('linkText')}
      changed={false}
      busy={isBusy}
      onOpenAutoFocus={focusField}
      onClose={onClose}
    >
      {(leave) => (
        <>
          <fieldset disabled={isBusy} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <Input
              type="search"
              aria-label={t('linkSearch')}
              placeholder={t('linkSearch')}
              maxLength={sizes.search}
              icon={<Search aria-hidden="true" size={16} />}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            {found.isError && !found.data ? (
              <ErrorPanel
                error={found.error}
                say={(reason) => t('linkFailed', { reason })}
                onRetry={() => void found.refetch()}
              />
            ) : (
              <CommentResults comments={found.data} picked={picked} onPick={pick} />
            )}
            {state instanceof CallError && (
              <ErrorPanel error={state} say={(reason) => t('linkSaveFailed', { reason })} />
            )}
          </fieldset>
          <DialogFooter>
            <Button aria-disabled={isBusy || undefined} onClick={leave}>
              {t('cancel')}
            </Button>
            <Button
              variant="primary"
              busy={isBusy}
              busyLabel={t('linking')}
              aria-disabled={picked.size === 0 || undefined}
              onClick={() => void link()}
            >
              {t('linkAction', { count: picked.size })}
            </Button>
          </DialogFooter>
        </>
      )}
    </EditingDialog>
  )
}

/** Comments of every state but hidden; the newest while nothing is typed. */
function useCommentResults(typed: string) {
  const { brand, changes } = useBrand()
  const search = useDebounced(typed.trim(), PAUSE_MS)
  return useQuery({
    queryKey: [...projectsKey, 'to-link', brand.BrandId, changes, search],
    queryFn: async ({ signal }) => {
      const filters = { limit: LISTED, triageState: 'shown', ...(search ? { search } : {}) } as const
      return (await api.comments.list(filters, { signal })).data
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
