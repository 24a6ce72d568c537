import { termsVersion } from '@bizamply/contract/onboarding-choices'
import { Link } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { textLink } from '../ui/text-link.ts'
import { PageTitle } from './page-title.tsx'
import { PublicPage } from './public-page.tsx'

export interface LegalText {
  title: string
  lead: string
  sections: readonly { title: string; paragraphs: readonly string[] }[]
}

/** A legal document with its version: the terms or the privacy policy. */
export function LegalPage({ text }: { text: LegalText }) {
  const t = useTranslations('legal')
  const format = useFormatter()
  const date = format.dateTime(new Date(`${termsVersion}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
  const back = (
    <Link to="/" className={textLink}>
      {t('open')}
    </Link>
  )
  return (
    <PublicPage width={680} link={back}>
      <PageTitle page={text.title} />
      <h1 className="text-3xl font-semibold">{text.title}</h1>
      <p className="mt-2 text-base text-ink-2">{text.lead}</p>
      <p className="mt-1 text-xs text-ink-3">{t('version', { date })}</p>
      {text.sections.map(({ title, paragraphs }) => (
        <section key={title} className="mt-8">
          <h2 className="text-lg font-semibold">{title}</h2>
          {paragraphs.map((words) => (
            <p key={words} className="mt-2 text-base text-pretty text-ink-2">
              {words}
            </p>
          ))}
        </section>
      ))}
    </PublicPage>
  )
}
