import { getRouteApi, Link } from '@tanstack/react-router'
import { Contact } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { BackToPeople } from '../../features/people/person-header.tsx'
import { PersonWaiting } from '../../features/people/person-waiting.tsx'
import { usePerson } from '../../features/people/queries.ts'
import { useBrand } from '../../lib/brand-context.tsx'
import { DetailScreen } from '../../shell/detail-screen.tsx'
import { look } from '../../ui/button.tsx'
import { PersonLoaded } from './person-loaded.tsx'

const route = getRouteApi('/guarded/people/$personId')

/** One customer: everything they wrote and received, and why the comments belong to one person. */
export function PersonScreen() {
  const t = useTranslations('peoplePage')
  const { personId } = route.useParams()
  const { brand } = useBrand()
  return (
    <DetailScreen
      query={usePerson(personId)}
      title={t('title')}
      nameOf={({ name }) => name}
      loading={t('one.loading')}
      failed={(reason) => t('one.failed', { reason })}
      stale={(time) => t('stale', { time })}
      back={<BackToPeople />}
      waiting={<PersonWaiting />}
      missing={{
        icon: <Contact size={20} />,
        title: t('one.missing', { brand: brand.BrandName }),
        text: t('one.missingText'),
        action: (
          <Link to="/people" className={look({ variant: 'neutral', size: 'md' })}>
            {t('one.back')}
          </Link>
        ),
      }}
    >
      {(person) => <PersonLoaded key={person.id} person={person} />}
    </DetailScreen>
  )
}
