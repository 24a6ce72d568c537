import type { AuditEntry } from '@bizamply/contract/audit'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** Describes an entry in one sentence. */
export function Sentence({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('audit')
  const { action, by, subject, after, details } = entry
  const kind = details['kind']
  const custom = after?.['customRole']
  const [area, what] = action.split('.')
  const key = `did.${area}.${what}` as 'did.team.invited'
  // The server may be newer than this page and record actions that it has no text for.
  if (!t.has(key)) return <>{action}</>
  const values = {
    who: by ? by.name || t('former') : t('product'),
    subject: subject ?? t('unnamed'),
    to: toOf(after),
    job: typeof kind === 'string' ? kind.replace('bulk-', '') : '',
    count: Number(details['comments'] ?? 0),
    role: typeof custom === 'string' ? custom : '',
    b: (words: ReactNode) => <span className="font-medium text-ink">{words}</span>,
  }
  return <>{t.rich(key, values)}</>
}

/** Selects the variant of the sentence: a custom role, separate roles for brands, or one role for all brands. */
function toOf(after: AuditEntry['after']): string {
  const role = after?.['role']
  if (after?.['customRole']) return 'custom'
  return after?.['brands'] || typeof role !== 'string' ? 'brands' : role
}
