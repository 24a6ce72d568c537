import { Keyboard, Mail } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import type { HelpDialogs } from './help-dialogs.ts'

/** The end of a text: what happens to a message to support, and the shortcuts. */
export function ContactSection({ onSupport, onKeys }: HelpDialogs) {
  const t = useTranslations('help')
  const { email } = useUser()
  return (
    <section aria-labelledby="contact" className="mt-6 border-t border-line pt-6">
      <h2 id="contact" tabIndex={-1} className="scroll-mt-16 text-lg font-semibold lg:scroll-mt-6">
        {t('askTitle')}
      </h2>
      <p className="max-w-130 text-base text-pretty text-ink-2">{t('askText', { email })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon={<Mail aria-hidden="true" size={16} />} onClick={onSupport}>
          {t('contact')}
        </Button>
        <Button icon={<Keyboard aria-hidden="true" size={16} />} onClick={onKeys}>
          {t('keys')}
        </Button>
      </div>
    </section>
  )
}
