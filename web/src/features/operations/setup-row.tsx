import type { SetupFinding, SetupState } from '@bizamply/contract/setup-check'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Badge, type Tone } from '../../ui/badge.tsx'

/** The check of an external service; rows that need attention are open. */
export function SetupRow({ finding }: { finding: SetupFinding }) {
  const t = useTranslations('operations')
  const { name, state, problems } = finding
  return (
    <li className="border-b border-line">
      <details className="group" open={state === 'wrong' || state === 'warning'}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2 hover:bg-surface-2 sm:px-6 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden="true"
            size={16}
            className="shrink-0 text-ink-3 transition-transform group-open:rotate-90 motion-reduce:transition-none"
          />
          <span className="min-w-0 flex-1 text-sm font-medium break-words text-ink">{name}</span>
          <Badge tone={tones[state]}>{t(`setup.state.${state}`)}</Badge>
        </summary>
        <div className="grid gap-4 px-4 pt-1 pb-5 pl-11 text-sm sm:px-6 sm:pl-13">
          {problems.length > 0 && (
            <ul className="grid gap-1 text-danger-ink">
              {problems.map((problem) => (
                <li key={problem} className="break-words">
                  {problem}
                </li>
              ))}
            </ul>
          )}
          <Facts finding={finding} />
        </div>
      </details>
    </li>
  )
}

const tones: Record<SetupState, Tone> = {
  ok: 'sent',
  sandboxed: 'neutral',
  off: 'neutral',
  warning: 'pending',
  wrong: 'danger',
}

function Facts({ finding: { missing, register, permissions, tried, answer, next } }: { finding: SetupFinding }) {
  const t = useTranslations('operations')
  return (
    <dl className="grid gap-x-6 gap-y-3 lg:grid-cols-[10rem_1fr]">
      {next.length > 0 && <Fact name={t('setup.next')} values={next} />}
      {missing.length > 0 && <Fact name={t('setup.missing')} values={missing} code />}
      {register.map(({ what, address }) => (
        <Fact key={what + address} name={what} values={[address]} code />
      ))}
      {permissions.length > 0 && <Fact name={t('setup.permissions')} values={permissions} code />}
      {tried && <Fact name={t('setup.tried')} values={[tried]} />}
      {answer && <Fact name={t('setup.answer')} values={[answer]} />}
    </dl>
  )
}

function Fact({ name, values, code = false }: { name: ReactNode; values: string[]; code?: boolean }) {
  return (
    <div className="grid gap-1 lg:contents">
      <dt className="text-xs text-ink-2 lg:pt-0.5">{name}</dt>
      <dd className={`min-w-0 break-words text-ink ${code ? 'font-mono text-xs select-all' : ''}`}>
        {values.map((value) => (
          <span key={value} className="block">
            {value}
          </span>
        ))}
      </dd>
    </div>
  )
}
