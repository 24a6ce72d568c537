import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/brand-context.tsx'
import { CallError } from '../../lib/call-error.ts'
import { isApple } from '../../lib/is-apple.ts'
import { usePreferences, useSavePreferences } from '../../lib/preferences.ts'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'

type Right = 'replies.write' | 'replies.send' | 'comments.organize'

const any = ['replies.write', 'replies.send', 'comments.organize'] as const
const writing = ['replies.write'] as const
const sending = ['replies.send'] as const
const organizing = ['comments.organize'] as const

/** Keys, alternative keys, what they do, and the permissions of which one is needed. */
type Entry = readonly [keys: readonly string[], or: readonly string[] | null, what: string, needs?: readonly Right[]]

const groups = [
  {
    name: 'keysEverywhere',
    keys: [
      [['?'], null, 'keyHelp'],
      [['/'], null, 'keySearch'],
      [['Ctrl', 'K'], null, 'keyPalette'],
    ],
  },
  {
    name: 'keysMove',
    keys: [
      [['j'], ['↓'], 'keyNext'],
      [['k'], ['↑'], 'keyPrevious'],
      [['Enter'], null, 'keyOpen'],
      [['Esc'], null, 'keyClear'],
      [['1', '2', '3'], null, 'keyTabs'],
      [['f'], null, 'keyFilter'],
    ],
  },
  {
    name: 'keysAnswer',
    keys: [
      [['g'], null, 'keyGenerate', writing],
      [['e'], null, 'keyEdit', writing],
      [['Ctrl', 'Enter'], null, 'keySend', sending],
      [['Ctrl', '⇧', 'Enter'], null, 'keyApprove', sending],
    ],
  },
  {
    name: 'keysSort',
    keys: [
      [['x'], null, 'keySelect', any],
      [['⇧', 'x'], null, 'keyRange', any],
      [['a'], ['i'], 'keyAssign', organizing],
      [['t'], null, 'keyTag', organizing],
      [['c'], null, 'keyNote', organizing],
      [['s'], null, 'keySnooze', organizing],
      [['n'], ['m'], 'keyNoReply', organizing],
      [['u'], null, 'keyUnread', organizing],
      [['#'], ['Backspace'], 'keyHide', organizing],
      [['z'], null, 'keyUndo', any],
    ],
  },
] as const satisfies readonly { name: string; keys: readonly Entry[] }[]

/** All shortcuts, without those that the user's role can't use. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('keys')
  const { singleKeys } = usePreferences()
  const may = useMay()
  const isUsable = ([, , , needs]: Entry) => !needs || needs.some((right) => may(right))
  const save = useSavePreferences()
  const turn = (on: boolean) =>
    void save({ singleKeys: on }).catch((error: unknown) => {
      toast.error(t('keysFailed'), { description: CallError.from(error).message })
    })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('keys')} width={640} onOpenAutoFocus={focusDialog}>
        <div className="gap-x-10 sm:columns-2">
          {groups
            .map(({ name, keys }) => ({ name, keys: keys.filter((entry) => isUsable(entry)) }))
            .filter(({ keys }) => keys.length > 0)
            .map(({ name, keys }) => (
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
  return names.map((name) => <Kbd key={name}>{name === 'Ctrl' && isApple() ? '⌘' : name}</Kbd>)
}
