import { MousePointerClick } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Tab } from '../../../features/comments/filtering/filters.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** The pane without an open review. */
export function UpNext(_: { status: Tab }) {
  const t = useTranslations('triage')
  return <EmptyState icon={<MousePointerClick size={20} />} title={t('pickOne')} text={t('pickOneText')} />
}
