import type { Person, PersonIdentity } from '@bizamply/contract/people'
import { Link } from '@tanstack/react-router'
import { AtSign, MessageCircle, Phone, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { textLink } from '../../ui/text-link.ts'
import { useSourceWords } from './source-words.ts'

const icons = { email: AtSign, phone: Phone, account: UserRound } as const

/** Why these comments belong to the same customer, with the comment that proves each reason. */
export function MatchedBy({ person }: { person: Person }) {
  const t = useTranslations('peoplePage.one')
  const { identities, contacts, splitFrom } = person
  return (
    <section aria-labelledby="person-matched-by" className="grid gap-3">
      <div>
        <h2 id="person-matched-by" className="text-sm font-semibold text-ink">
          {t('matchedBy')}
        </h2>
        <p className="text-xs text-pretty text-ink-2">
          {splitFrom ? t('bySplit') : identities.length > 0 ? t('matchedByText') : t('byNameOnly')}
        </p>
      </div>
      <ul className="grid gap-3">
        {identities.map((identity) => (
          <IdentityRow key={`${identity.kind} ${identity.platform} ${identity.value}`} identity={identity} />
        ))}
        {contacts.map(({ phone, name, by }) => (
          <Row
            key={phone ?? name ?? by}
            icon={<MessageCircle aria-hidden="true" size={16} />}
            label={t('whatsapp')}
            value={phone ? asPhone(phone) : (name ?? t('noPhone'))}
          >
            {t(`whatsappBy.${by}`)}
          </Row>
        ))}
      </ul>
    </section>
  )
}

/** Numbers are stored as digits; viewers see only the last ones. */
const asPhone = (digits: string): string => (/^\d+$/.test(digits) ? `+${digits}` : digits)

function IdentityRow({ identity: { kind, platform, value, comments, evidence } }: { identity: PersonIdentity }) {
  const t = useTranslations('peoplePage.one')
  const platforms = useTranslations('comments.platform')
  const words = useSourceWords()
  const Icon = icons[kind]
  return (
    <Row
      icon={<Icon aria-hidden="true" size={16} />}
      label={t(`kind.${kind}`, { platform: platform ? platforms(platform) : '' })}
      value={kind === 'phone' ? asPhone(value) : value}
    >
      {evidence ? (
        <Link
          to="/responses"
          search={{ comment: evidence.commentId, status: 'all', triageState: 'shown' }}
          className={textLink}
        >
          {t('on', { count: comments, ...words(evidence) })}
        </Link>
      ) : (
        t('onHidden', { count: comments })
      )}
    </Row>
  )
}

function Row({ icon, label, value, children }: { icon: ReactNode; label: string; value: string; children: ReactNode }) {
  return (
    <li className="flex gap-2.5 text-sm text-ink">
      <span className="mt-0.5 shrink-0 text-ink-3">{icon}</span>
      <span className="grid min-w-0 gap-0.5">
        <span className="text-xs text-ink-2">{label}</span>
        <bdi className="wrap-anywhere">{value}</bdi>
        <span className="text-xs text-ink-2">{children}</span>
      </span>
    </li>
  )
}
