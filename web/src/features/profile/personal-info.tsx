import { Pencil } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../lib/lazy-part.ts'
import { fetchEarly } from '../../lib/fetch-early.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { InfoRows } from './info-rows.tsx'
import type { Profile } from './queries.ts'

const load = () => import('./info-form.tsx')
const InfoForm = lazyPart(() => load().then((it) => ({ default: it.InfoForm })))

export interface PersonalInfoProps {
  profile: Profile
  editing: boolean
  /** Shown to the right of the title. */
  action: ReactNode
  onDone: () => void
}

export function PersonalInfo({ profile, editing, action, onDone }: PersonalInfoProps) {
  if (editing) {
    return (
      <Suspense fallback={<Opening />}>
        <InfoForm profile={profile} onDone={onDone} />
      </Suspense>
    )
  }
  return <InfoSheet profile={profile} action={action} />
}

/** Without a profile until it is loaded. */
export function InfoSheet({ profile, action }: { profile: Profile | undefined; action: ReactNode }) {
  const t = useTranslations('profile')
  return (
    <section aria-labelledby="personal-info" className="px-4 pt-5 pb-10 max-md:pt-1 sm:px-6">
      <div className="mb-3 flex min-h-8 items-center justify-between gap-3 max-md:sr-only coarse:min-h-10">
        <h2 id="personal-info" className="text-lg font-semibold">
          {t('info')}
        </h2>
        {action}
      </div>
      <InfoRows profile={profile} />
    </section>
  )
}

export function EditButton({ onEdit }: { onEdit: () => void }) {
  const t = useTranslations('profile')
  return (
    <Button
      icon={<Pencil aria-hidden="true" size={16} />}
      onPointerEnter={() => fetchEarly(load)}
      onFocus={() => fetchEarly(load)}
      onClick={onEdit}
    >
      {t('edit')}
    </Button>
  )
}

function Opening() {
  const t = useTranslations('profile')
  return (
    <div role="status" className="grid gap-5 px-4 pt-5 sm:px-6">
      <span className="sr-only">{t('loadingForm')}</span>
      {[0, 1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-8" />
      ))}
    </div>
  )
}
