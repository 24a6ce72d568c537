import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** In the place of a screen that can’t be drawn, e.g. because the server has a newer release of its code. */
export function ScreenError() {
  const t = useTranslations('shared')
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert size={20} />}
        title={t('screenError')}
        text={t('screenErrorText')}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {t('reload')}
          </Button>
        }
      />
    </div>
  )
}
