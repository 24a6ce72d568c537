import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { textLink } from '../../../ui/text-link.ts'

export interface TermsBoxProps {
  accepted: boolean
  missing: boolean
  onChange: (accepted: boolean) => void
}

export function TermsBox({ accepted, missing, onChange }: TermsBoxProps) {
  const t = useTranslations('invitation')
  const id = useId()
  // Opens in a new window, so that nothing typed is lost.
  const link = (href: string) => (words: ReactNode) => (
    <a href={href} target="_blank" rel="noopener" className={textLink}>
      {words}
    </a>
  )
  return (
    <div className="flex items-start gap-3 text-sm">
      <Checkbox
        id={id}
        className="mt-0.5"
        checked={accepted}
        onCheckedChange={onChange}
        required
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${id}-note` : undefined}
      />
      <div>
        <label htmlFor={id}>{t.rich('terms', { terms: link('/terms'), privacy: link('/privacy') })}</label>
        {missing && (
          <p id={`${id}-note`} role="alert" className="text-xs text-danger-ink">
            {t('termsMissing')}
          </p>
        )}
      </div>
    </div>
  )
}
