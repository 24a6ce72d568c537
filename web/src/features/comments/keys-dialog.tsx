import { useTranslations } from 'use-intl'
import { CallError } from '../../lib/call-error.ts'
import { usePreferences, useSavePreferences } from '../../lib/preferences.ts'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'

/** `or` separates alternative keys, `+` joins keys that are pressed together. */
const groups = [
  {
    name: 'keysMove',
    keys: [
      [['j'], ['↓'], 'keyNext'],
      [['k'], ['↑'], 'keyPrevious'],
      [['Enter'], null, 'keyOpen'],
      [['Esc'], null, 'keyClear'],
      [['/'], null, 'keySearch'],
      [['f'], null, 'keyFilter'],
      [['Ctrl', 'K'], ['⌘', 'K'], 'keyPalette'],
    ],
  },
  {
    name: 'keysAnswer',
    keys: [
      [['g'], null, 'keyGenerate'],
      [['e'], null, 'keyEdit'],
      [['Ctrl', 'Enter'], ['⌘', 'Enter'], 'keySend'],
      [['Ctrl', '⇧', 'Enter'], ['⇧', 'Enter'], 'keyApprove'],
    ],
  },
  {
    name: 'keysSort',
    keys: [
      [['x'], null, 'keySelect'],
      [['⇧', 'x'], null, 'keyRange'],
      [['a'], ['i'], 'keyAssign'],
      [['t'], null, 'keyTag'],
      [['c'], null, 'keyNote'],
      [['s'], null, 'keySnooze'],
      [['n'], ['m'], 'keyNoReply'],
      [['u'], null, 'keyUnread'],
      [['#'], ['Backspace'], 'keyHide'],
      [['z'], null, 'keyUndo'],
      [['?'], null, 'keyHelp'],
    ],
  },
] as const

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('keys')
  const { singleKeys } = usePreferences()
  const save = useSavePreferences()
  const turn = (on: boolean) =>
    void save({ singleKeys: on }).catch((error: unknown) => {
      toast.error(t('keysFailed'), { description: CallError.from(error).message })
    })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('keys')} width={640} onOpenAutoFocus={focusDialog}>
        <div className="gap-x-10 sm:columns-2">
          {groups.map(({ name, keys }) => (
            <section key={name} className="break-inside-avoid pb-5">
              <h3 className="mb-1.5 text-xs font-medium text-ink-3">{t(name)}</h3>
              <dl className="grid gap-1.5">
                {keys.map(([first, second, what], index) => (
                  <div key={`${what}${index}`} className="flex items-center justify-between gap-4">
                    <dt className="text-sm text-ink-2">{t(what)}</dt>
                    <dd className="flex shrink-0 items-center gap-1">
                      <Keys names={first} />
                      {second && <span className="text-micro text-ink-3">{t('keyOr')}</span>}
                      {second && <Keys names={second} />}
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <label className="flex min-h-8 cursor-pointer items-center gap-3 border-t border-line pt-4 text-sm text-ink">
          <Switch checked={singleKeys} onCheckedChange={turn} />
          {t('singleKeys')}
        </label>
      </DialogContent>
    </Dialog>
  )
}

/** This dialog is for reading: a focused close button would stand out too much. */
function focusDialog(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return
  event.preventDefault()
  event.currentTarget.focus()
}

function Keys({ names }: { names: readonly string[] }) {
  return names.map((name) => <Kbd key={name}>{name}</Kbd>)
}
