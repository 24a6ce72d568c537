import { CircleHelp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import type { ReplyComposerProps } from '../composer/reply-composer-props.ts'

const ConfirmDialog = lazyPart(() =>
  import('../../../ui/confirm-dialog.tsx').then((it) => ({ default: it.ConfirmDialog })),
)

/** It's unknown whether the reply was published: the draft stays locked until the user has checked. */
export function UnknownPanel({ comment, actions, platform, means }: ReplyComposerProps) {
  const t = useTranslations('replies')
  const [asking, setAsking] = useState<boolean | null>(null)
  return (
    <div className="col-span-full mt-2 rounded-md bg-pending-soft px-3 py-2.5 text-sm text-pending-ink">
      <p className="flex items-center gap-2 font-medium">
        <CircleHelp aria-hidden="true" size={16} />
        {t('unknownTitle')}
      </p>
      <p className="mt-1 text-ink-2">{t('unknownText', { platform })}</p>
      {means.maySend && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setAsking(true)}>
            {t('wasPosted')}
          </Button>
          <Button size="sm" onClick={() => setAsking(false)}>
            {t('wasNotPosted')}
          </Button>
        </div>
      )}
      <Suspense>
        {asking !== null && (
          <ConfirmDialog
            open
            tone="primary"
            onOpenChange={(open) => !open && setAsking(null)}
            title={asking ? t('confirmPosted', { platform }) : t('confirmNotPosted', { platform })}
            description={asking ? t('confirmPostedText') : t('confirmNotPostedText')}
            action={asking ? t('wasPosted') : t('wasNotPosted')}
            onConfirm={() => {
              void actions.resolve(comment, asking)
              setAsking(null)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
