import { fillTemplate } from '@bizamply/contract/template-placeholders'
import { useTranslations } from 'use-intl'

/** A template with its placeholders filled in for a made-up customer. */
export function TemplateExample({ text, brandName }: { text: string; brandName: string }) {
  const t = useTranslations('templates')
  if (text.trim() === '') return null
  const filled = fillTemplate(text, {
    customer: t('exampleCustomer'),
    product: t('exampleProduct'),
    brand: brandName || null,
    discount: t('exampleDiscount'),
  })
  return (
    <section className="rounded-md border border-line bg-surface-2 px-3 py-2.5">
      <h3 className="text-xs font-medium text-ink-3">{t('example')}</h3>
      <p
        dir="auto"
        className="mt-1 max-h-40 max-w-[72ch] overflow-y-auto text-sm whitespace-pre-line text-ink-2 wrap-anywhere"
      >
        {filled.text}
      </p>
    </section>
  )
}
