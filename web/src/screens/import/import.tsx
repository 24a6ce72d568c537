import type { ImportEntry } from '@bizamply/contract/imports'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { CheckFooter, CheckStep } from '../../features/imports/check-step.tsx'
import { DropZone } from '../../features/imports/drop-zone.tsx'
import { FileHelp } from '../../features/imports/file-help.tsx'
import { OpenImport } from '../../features/imports/open-import.tsx'
import { entriesOf, useImports } from '../../features/imports/queries.ts'
import { RecentImports } from '../../features/imports/recent-imports.tsx'
import { Sample } from '../../features/imports/sample.tsx'
import { Sending } from '../../features/imports/sending.tsx'
import { Steps, type Step } from '../../features/imports/steps.tsx'
import { UndoDialog } from '../../features/imports/undo-dialog.tsx'
import { endSeenImports } from '../../features/imports/watch-import.ts'
import { useFailureText } from '../../features/imports/use-failure-text.ts'
import { useImportActions } from '../../features/imports/use-import-actions.ts'
import { useImport, type ImportState } from '../../features/imports/use-import.ts'
import { useBrand, useMay } from '../../lib/brand-context.tsx'
import { PageTitle } from '../../shell/page-title.tsx'
import { look } from '../../ui/button.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ImportSearch } from './import-search.ts'
import { useImportEnd } from './use-import-end.ts'

const route = getRouteApi('/guarded/import')

export function ImportScreen() {
  const { brand, changes } = useBrand()
  // A dropped file belongs to its brand, so switching brands resets the screen.
  return <BrandImport key={`${brand.BrandId}|${changes}`} />
}

function BrandImport() {
  const t = useTranslations('imports')
  const shared = useTranslations('shared')
  const { import: shown, platform } = route.useSearch()
  const navigate = route.useNavigate()
  const mayWrite = useMay()('comments.import')
  const list = useImports()
  const follow = useImportEnd()
  useEffect(() => endSeenImports(entriesOf(list), list.dataUpdatedAt), [list])
  const open = (search: ImportSearch) => void navigate({ search })
  const begin = (importId: string, from?: string) => {
    follow(importId)
    open({ import: importId, ...(from ? { platform: from } : {}) })
    void list.refetch()
  }
  const state = useImport((importId, { kind, mapping, platform: from }) =>
    begin(importId, kind === 'comments' && !mapping.platform ? from : undefined),
  )
  const actions = useImportActions((importId) => begin(importId, importId === shown ? platform : undefined))
  const { stage } = state
  const over = entriesOf(list).some(
    ({ importId, state }) => importId === shown && (state === 'done' || state === 'undone'),
  )
  const step: Step = shown && stage.at === 'choose' ? 'import' : stage.at === 'check' ? 'check' : 'file'
  return (
    <div className="flex min-h-full flex-col">
      <PageTitle page={t('title')} />
      <div className={sheet}>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pt-5 pb-4 sm:px-6">
            <h1 className="text-xl font-semibold">{t('title')}</h1>
            {(mayWrite || shown) && <Steps now={step} over={over} />}
          </div>
          <div className="px-4 pb-8 sm:px-6">
            {stage.at === 'check' ? (
              <CheckStep stage={stage} state={state} />
            ) : shown ? (
              <OpenImport
                importId={shown}
                list={list}
                mayWrite={mayWrite}
                actions={actions}
                showLink={(entry) => <ShowLink entry={entry} platform={platform} />}
                onAnother={() => open({})}
              />
            ) : mayWrite ? (
              <FirstStep state={state} />
            ) : (
              <EmptyState icon={<Lock size={20} />} title={t('viewerTitle')} text={t('viewerText')} />
            )}
          </div>
          {stage.at !== 'check' && (
            <RecentImports
              list={list}
              mayWrite={mayWrite}
              actions={actions}
              onOpen={(it) => open({ import: it.importId })}
            />
          )}
        </div>
        <Rail state={state} />
      </div>
      {stage.at === 'check' && <CheckFooter stage={stage} state={state} />}
      <UndoDialog actions={actions} />
      {/* Once it starts, the import has the choices. */}
      <LeaveGuard
        changed={stage.at === 'check' && state.changed && !state.starting}
        words={{ title: t('leaveTitle'), text: t('leaveText'), leave: shared('leave'), stay: shared('stay') }}
      />
    </div>
  )
}

const sheet =
  'grid flex-1 grid-cols-[minmax(0,1fr)] content-start xl:grid-cols-[minmax(0,1fr)_320px] xl:content-stretch'

function FirstStep({ state }: { state: ImportState }) {
  const t = useTranslations('imports')
  const { brand } = useBrand()
  const failureText = useFailureText()
  const { stage, failure } = state
  if (stage.at === 'send') return <Sending {...stage} onCancel={state.reset} />
  return (
    <div className="grid gap-4">
      <p className="max-w-[72ch] text-sm text-pretty text-ink-2">{t('lead', { brand: brand.BrandName })}</p>
      <DropZone
        onFile={(file) => void state.send(file)}
        failure={failure && failureText(failure)}
        requestId={failure?.requestId}
      />
    </div>
  )
}

/** On the right if there is room, else below. */
function Rail({ state }: { state: ImportState }) {
  const failureText = useFailureText()
  const { stage, failure, renewing } = state
  return (
    <aside className="border-line px-4 pt-4 pb-8 sm:px-6 max-xl:border-t xl:border-l xl:px-5 xl:pt-6">
      {stage.at === 'check' ? (
        <Sample preview={stage.preview} renewing={renewing} failure={failure && failureText(failure)} />
      ) : (
        <FileHelp />
      )}
    </aside>
  )
}

/**
 * The list of imported comments; those that already existed belong to other imports or connections.
 */
const broughtBy = ({ kind, created, importId }: ImportEntry, platform: string | undefined) =>
  kind === 'comments' && created > 0 ? { import: importId } : platform ? { platform } : {}

function ShowLink({ entry, platform }: { entry: ImportEntry; platform: string | undefined }) {
  const t = useTranslations('imports')
  return (
    <Link to="/responses" search={broughtBy(entry, platform)} className={look({ variant: 'primary', size: 'md' })}>
      {t(`show.${entry.kind}`)}
    </Link>
  )
}
