import { timelineMost } from '@bizamply/contract/person-matches'
import type { Person } from '@bizamply/contract/people'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MatchedBy } from '../../features/people/matched-by.tsx'
import { PersonHeader } from '../../features/people/person-header.tsx'
import { PersonHistory } from '../../features/people/person-history.tsx'
import { SplitFrom, SplitsSection } from '../../features/people/splits-section.tsx'
import { useSplits } from '../../features/people/use-splits.ts'
import { useMay } from '../../lib/brand-context.tsx'
import { Button } from '../../ui/button.tsx'
import { SectionHead } from '../../ui/section-head.tsx'

export function PersonLoaded({ person }: { person: Person }) {
  const t = useTranslations('peoplePage.one')
  const navigate = useNavigate()
  const may = useMay()
  const mayWrite = may('comments.organize')
  const { busy, split, rejoin, renew } = useSplits()
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const undo = async (splitId: string) => {
    const personId = await rejoin(splitId)
    if (personId && splitId === person.id) await navigate({ to: '/people/$personId', params: { personId } })
    await renew()
  }
  const pick = (commentId: string, isPicked: boolean) =>
    setPicked((before) => {
      const others = [...(before ?? [])].filter((one) => one !== commentId)
      return new Set(isPicked ? [...others, commentId] : others)
    })
  const splitPicked = async () => {
    if (picked && (await split(person.id, [...picked]))) setPicked(null)
  }
  const maySplit = mayWrite && person.splitFrom === null && person.comments > 1
  const isCut = person.comments > timelineMost
  return (
    <div className="xl:grid xl:min-h-full xl:grid-cols-[minmax(0,1fr)_320px]">
      <div className="min-w-0 xl:pb-6">
        <PersonHeader person={person}>
          {maySplit && picked === null && <Button onClick={() => setPicked(new Set())}>{t('split')}</Button>}
        </PersonHeader>
        <SplitFrom person={person} mayWrite={mayWrite} busy={busy} onUndo={(id) => void undo(id)} />
        {picked && (
          <SplitBar
            count={picked.size}
            isAll={picked.size === person.comments}
            busy={busy}
            onSplit={() => void splitPicked()}
            onCancel={() => setPicked(null)}
          />
        )}
        <section aria-labelledby="person-history" className="border-t border-line">
          <SectionHead
            id="person-history"
            title={t('timeline')}
            meta={isCut ? t('timelineCut', { count: timelineMost, all: person.comments }) : null}
          />
          {person.items.length === 0 && <p className="px-4 pb-4 text-sm text-ink-2 sm:px-6">{t('empty')}</p>}
          <PersonHistory person={person} picked={picked} onPick={pick} />
        </section>
      </div>
      <aside className="grid content-start gap-6 border-line px-4 py-5 max-xl:border-t sm:px-6 xl:border-l">
        <MatchedBy person={person} />
        <SplitsSection splits={person.splits} mayWrite={mayWrite} busy={busy} onUndo={(id) => void undo(id)} />
      </aside>
    </div>
  )
}

interface SplitBarProps {
  count: number
  /** All comments are selected; splitting them off would leave the customer with none. */
  isAll: boolean
  busy: boolean
  onSplit: () => void
  onCancel: () => void
}

function SplitBar({ count, isAll, busy, onSplit, onCancel }: SplitBarProps) {
  const t = useTranslations('peoplePage.one')
  return (
    <div
      role="group"
      aria-label={t('split')}
      className="sticky top-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-surface-2 px-4 py-2.5 sm:px-6"
    >
      <p role="status" className="min-w-0 flex-1 basis-56 text-sm text-ink-2">
        {isAll ? t('splitAll') : t('splitHelp')}
      </p>
      <Button onClick={onCancel}>{t('cancel')}</Button>
      <Button variant="primary" busy={busy} disabled={count === 0 || isAll} onClick={onSplit}>
        {t('splitDo', { count })}
      </Button>
    </div>
  )
}
