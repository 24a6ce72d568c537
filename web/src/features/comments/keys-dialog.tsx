import { useTranslations } from 'use-intl'
import { Dialog, DialogContent } from '../../ui/dialog.tsx'
import { Kbd } from '../../ui/kbd.tsx'

const keys = [
  ['j', 'k', 'keyMove'],
  ['g', null, 'keyGenerate'],
  ['e', null, 'keyEdit'],
  ['Ctrl', 'Enter', 'keySend'],
  ['/', null, 'keySearch'],
  ['?', null, 'keyHelp'],
] as const

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('comments')
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={t('keys')}>
        <dl className="grid gap-2">
          {keys.map(([first, second, what]) => (
            <div key={what} className="flex items-center justify-between gap-4">
              <dt className="text-sm text-ink-2">{t(what)}</dt>
              <dd className="flex gap-1">
                <Kbd>{first}</Kbd>
                {second && <Kbd>{second}</Kbd>}
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
