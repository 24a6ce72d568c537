import { Check, ChevronDown, Send, ShieldCheck, Sparkles, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Pane, StillButton } from './pane.tsx'

export function DraftFigure() {
  const t = useTranslations('helpFigures')
  return (
    <Pane>
      <DraftHead />
      <p className="p-3">
        {t.rich('draftText', {
          fact: (words) => <span className="border-b border-dotted border-sent-ink">{words}</span>,
        })}
      </p>
      <p className="flex items-center gap-1.5 border-t border-line px-3 py-2 text-xs text-ink-2">
        <ShieldCheck size={14} className="shrink-0 text-sent-ink" />
        {t('backed')}
        <span className="ml-auto inline-flex items-center gap-1 text-ink-3">
          <Check size={12} className="text-sent-ink" />
          {t('saved')}
        </span>
      </p>
      <div className="flex flex-wrap items-center gap-2 border-t border-line p-3">
        <StillButton variant="primary" icon={<Send size={12} />} price={t('price')}>
          {t('send')}
        </StillButton>
        <StillButton>{t('sendAndNext')}</StillButton>
      </div>
    </Pane>
  )
}

export function FlaggedFigure() {
  const t = useTranslations('helpFigures')
  return (
    <Pane>
      <DraftHead />
      <p className="p-3">
        {t.rich('flaggedText', {
          claim: (words) => (
            <span className="bg-pending-soft underline decoration-pending-ink decoration-wavy underline-offset-4">
              {words}
            </span>
          ),
        })}
      </p>
      <div className="grid gap-2 border-t border-line bg-pending-soft px-3 py-2 text-xs text-pending-ink">
        <span className="flex items-start gap-1.5">
          <TriangleAlert size={14} className="mt-px shrink-0" />
          {t('unsupported')}
        </span>
        <span className="flex flex-wrap gap-2">
          <StillButton>{t('removeClaim')}</StillButton>
          <StillButton>{t('confirmClaim')}</StillButton>
        </span>
      </div>
      <div className="border-t border-line p-3">
        <StillButton variant="primary" icon={<Send size={12} />} price={t('price')} off>
          {t('send')}
        </StillButton>
      </div>
    </Pane>
  )
}

function DraftHead(): ReactNode {
  const t = useTranslations('helpFigures')
  return (
    <p className="flex items-center gap-2 border-b border-line px-3 py-2 text-xs">
      <Sparkles size={14} className="text-draft-ink" />
      <span className="font-medium text-draft-ink">{t('aiDraft')}</span>
      <span className="text-ink-3">{t('version')}</span>
      <span className="ml-auto inline-flex items-center gap-1 text-ink-2">
        {t('templates')}
        <ChevronDown size={12} className="text-ink-3" />
      </span>
    </p>
  )
}
