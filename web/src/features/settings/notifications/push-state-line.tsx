import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { useBrowserPush } from '../../../lib/use-browser-push.ts'
import { textLink } from '../../../ui/text-link.ts'
import { toast } from '../../../ui/toast.ts'

/** Above the choices: ticked boxes under Push do nothing until a browser receives them. Keeps its height while loading. */
export function PushStateLine() {
  const t = useTranslations('notificationSettings')
  const push = useBrowserPush()
  const [isBusy, setBusy] = useState(false)
  const turnOn = async () => {
    setBusy(true)
    try {
      await push.turn(true)
    } catch (error) {
      toast.error(t('pushFailed'), { description: CallError.from(error).message })
    }
    setBusy(false)
  }
  return (
    <p className="-mt-1 min-h-10 pb-3 text-xs text-pretty text-ink-2 sm:min-h-8">
      {push.data && (
        <>
          {wordsOf(push, t)}{' '}
          {push.support === 'ready' && !push.isOn && (
            <button type="button" disabled={isBusy} className={textLink} onClick={() => void turnOn()}>
              {t('pushTurnOn')}
            </button>
          )}
        </>
      )}
    </p>
  )
}

type Translate = ReturnType<typeof useTranslations<'notificationSettings'>>

function wordsOf({ isOn, others }: ReturnType<typeof useBrowserPush>, t: Translate): string {
  if (isOn) return t('pushHere')
  return others.length > 0 ? t('pushElsewhere', { count: others.length }) : t('pushNowhere')
}
