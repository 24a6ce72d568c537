import { useId, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { CallError } from '../../../lib/call-error.ts'
import { useBrowserPush } from '../../../lib/use-browser-push.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.ts'
import { Part } from './part.tsx'

/** Push is turned on separately in each browser, with a switch for this browser. */
export function PushPart() {
  const t = useTranslations('notificationSettings')
  const id = useId()
  const push = useBrowserPush()
  const [busy, setBusy] = useState<'turn' | 'test' | null>(null)
  const act = async (what: 'turn' | 'test', work: () => Promise<string | null>): Promise<void> => {
    setBusy(what)
    try {
      const message = await work()
      if (message) toast.success(message)
    } catch (error) {
      toast.error(t(what === 'turn' ? 'pushFailed' : 'testFailed'), { description: CallError.from(error).message })
    } finally {
      setBusy(null)
    }
  }
  const turn = (on: boolean) =>
    act('turn', async () => {
      await push.turn(on)
      return null
    })
  const canTurn = push.support === 'ready' && push.data !== undefined
  return (
    <Part
      title={<label htmlFor={id}>{t('push')}</label>}
      control={
        push.support === 'ready' && (
          <Switch
            id={id}
            aria-describedby={`${id}-text`}
            disabled={!canTurn}
            busy={busy !== null}
            checked={push.isOn}
            onCheckedChange={(on) => void turn(on)}
          />
        )
      }
    >
      <p id={`${id}-text`} role="status" className="text-xs text-pretty text-ink-3">
        <State push={push} />
      </p>
      {push.isOn && (
        <Button
          size="xs"
          className="justify-self-start"
          busy={busy === 'test'}
          onClick={() => void act('test', async () => push.test().then(() => t('testSent')))}
        >
          {t('test')}
        </Button>
      )}
      {push.others.length > 0 && <Others push={push} />}
    </Part>
  )
}

type Push = ReturnType<typeof useBrowserPush>

function State({ push: { support, isError, isOn, own } }: { push: Push }) {
  const t = useTranslations('notificationSettings')
  const format = useFormatter()
  if (support === 'missing') return t('pushMissing')
  if (support === 'blocked') return t('pushBlocked')
  if (isError) return t('pushUnknown')
  if (!isOn || !own) return t('pushOff')
  return t('pushOn', { device: own.device, day: format.dateTime(new Date(own.createdAt), { dateStyle: 'medium' }) })
}

function Others({ push }: { push: Push }) {
  const t = useTranslations('notificationSettings')
  return (
    <ul className="grid gap-1.5 text-xs text-ink-2">
      {push.others.map(({ id, device }) => (
        <li key={id} className="flex items-center gap-3">
          <span className="min-w-0 flex-1 truncate">{device}</span>
          <Button
            variant="ghost"
            size="xs"
            aria-label={t('removeNamed', { device })}
            onClick={() => {
              push.remove(id).catch((error: unknown) => {
                toast.error(t('pushFailed'), { description: CallError.from(error).message })
              })
            }}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
