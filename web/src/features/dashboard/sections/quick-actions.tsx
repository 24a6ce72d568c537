import { FilePlus, Send, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

export interface QuickActionsProps {
  /** Reviews of the window that wait for an answer, and drafts that wait to be sent. */
  pending: number
  drafts: number
  /** Undefined until the server said what writing one costs. */
  generateCredits: number | undefined
  /** The bulk job that runs now: nothing else can be begun. */
  running: { action: 'generate' | 'send'; done: number; total: number } | null
  onAnswer: () => void
  onSend: () => void
  onReport: () => void
  /** Leads to where the job is shown. */
  jobLink: (words: string) => ReactNode
}

/** Floats over the bottom right; gone when there is nothing to answer and nothing to send. */
export function QuickActions(props: QuickActionsProps) {
  const t = useTranslations('dashboardSections')
  const { pending, drafts, running } = props
  if (!running && pending === 0 && drafts === 0) return null
  return (
    <section
      aria-label={t('actions')}
      className="fixed right-4 bottom-4 z-30 flex animate-rise flex-wrap items-center gap-2 rounded-xl bg-raised p-2 shadow-3 max-md:inset-x-3 max-md:bottom-3"
    >
      {running ? <Running {...running} jobLink={props.jobLink} /> : <Choices {...props} />}
    </section>
  )
}

/** Where they do not fit beside one another, what costs credits has a line of its own. */
function Choices({ pending, drafts, generateCredits, onAnswer, onSend, onReport }: QuickActionsProps) {
  const t = useTranslations('dashboardSections')
  const format = useFormat()
  return (
    <>
      {pending > 0 && (
        <Button
          variant="primary"
          icon={<Sparkles aria-hidden="true" size={16} />}
          {...(generateCredits === undefined ? {} : { price: t('credits', { count: pending * generateCredits }) })}
          className="max-md:grow"
          onClick={onAnswer}
        >
          {t('answer', { count: format.number(pending) })}
        </Button>
      )}
      <div className={`ml-auto flex items-center gap-2 ${drafts > 0 ? 'max-md:grow' : ''}`}>
        {drafts > 0 && (
          <Button
            variant={pending > 0 ? 'ghost' : 'primary'}
            icon={<Send aria-hidden="true" size={16} />}
            className="max-md:grow"
            onClick={onSend}
          >
            {t('send', { count: format.number(drafts) })}
          </Button>
        )}
        <IconButton label={t('newReport')} icon={<FilePlus size={16} />} onClick={onReport} />
      </div>
    </>
  )
}

function Running({
  action,
  done,
  total,
  jobLink,
}: NonNullable<QuickActionsProps['running']> & Pick<QuickActionsProps, 'jobLink'>) {
  const t = useTranslations('dashboardSections')
  return (
    <p className="flex min-h-8 items-center gap-2.5 px-2 text-sm text-ink max-md:flex-1">
      <Spinner />
      <span role="status" className="font-medium">
        {t(action === 'generate' ? 'generating' : 'sending')}
      </span>
      <span className="text-xs text-ink-2 tabular-nums">{t('progress', { done, total })}</span>
      <span className="ml-auto pl-2">{jobLink(t('look'))}</span>
    </p>
  )
}
