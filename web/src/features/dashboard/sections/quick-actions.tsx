import { FilePlus, Send, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

export interface QuickActionsProps {
  /** Reviews of the window without a reply, and drafts that aren’t sent. */
  pending: number
  drafts: number
  /** Price of generating a reply; undefined while loading. */
  generateCredits: number | undefined
  /** The running bulk job; no other can start until it ends. */
  running: { action: 'generate' | 'send'; done: number; total: number } | null
  onAnswer: () => void
  onSend: () => void
  onReport: () => void
  /** Renders a link to the job’s progress. */
  jobLink: (words: string) => ReactNode
}

/** Floats at the bottom right; hidden if there is nothing to generate or send. */
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

/** If the buttons don’t fit on one line, the one that costs credits gets its own. */
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
