import type { SetupFinding } from '@bizamply/contract/setup-check'
import { PlugZap } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { useMoment } from './cells.tsx'
import { useSetupCheck } from './queries.ts'
import { SetupRow } from './setup-row.tsx'

/**
 * The checks of `npm run doctor`, with the settings of the server process that responds. Runs only on request, because
 * it calls every service.
 */
export function SetupTab() {
  const t = useTranslations('operations')
  const moment = useMoment()
  const { data, error, isFetching, refetch } = useSetupCheck()
  const run = (
    <Button
      variant={data ? 'neutral' : 'primary'}
      busy={isFetching}
      busyLabel={t('setup.checking')}
      onClick={() => void refetch()}
    >
      {t(data ? 'setup.again' : 'setup.check')}
    </Button>
  )
  const failure = error && CallError.from(error)
  return (
    <>
      {failure && !isFetching && (
        <div className="px-4 pb-4 sm:px-6">
          <ErrorPanel error={failure} say={(reason) => t('failedIn.setup', { reason })} />
        </div>
      )}
      {data ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3 px-4 pb-4 sm:px-6">
            <p role="status" className="text-sm text-pretty text-ink-2">
              {t('setup.summary', { wrong: countOf(data.findings), at: moment(data.checkedAt) })}
            </p>
            {run}
          </div>
          <ul aria-label={t('tab.setup')} aria-busy={isFetching || undefined} className="border-t border-line">
            {sorted(data.findings).map((one) => (
              <SetupRow key={one.key} finding={one} />
            ))}
          </ul>
        </>
      ) : (
        <EmptyState icon={<PlugZap size={20} />} title={t('setup.title')} text={t('setup.text')} action={run} />
      )}
    </>
  )
}

const countOf = (findings: SetupFinding[]): number => findings.filter(({ state }) => state === 'wrong').length

const order = { wrong: 0, warning: 1, ok: 2, off: 3, sandboxed: 4 }
const sorted = (findings: SetupFinding[]): SetupFinding[] =>
  findings.toSorted((a, b) => order[a.state] - order[b.state])
