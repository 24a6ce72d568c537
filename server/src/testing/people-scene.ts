import type { Person, PersonRow } from '@bizamply/contract/people'
import { newId } from '../db/ids.ts'
import { storeComments } from '../features/comments/index.ts'
import { sweepPeople } from '../features/people/index.ts'
import { sample, type TestCompany } from './make-company.ts'
import type { TestApp } from './test-app.ts'

type Written = Partial<ReturnType<typeof sample>>

let nth = 0

export interface PeopleScene {
  /** Ids in the order given; the first is the newest. */
  write(platform: 'judgeme' | 'instagram', rows: Written[]): Promise<string[]>
  sweep(): Promise<void>
  /** The person of a comment once the sweep is done; empty if it has none. */
  personOf(commentId: string): Promise<string>
}

/** Comments of people, stored as platforms send them. */
export function peopleScene(app: TestApp, company: TestCompany): PeopleScene {
  const sweep = (): Promise<void> => sweepPeople(app.services)
  return {
    write: async (platform, rows) => {
      const given = rows.map((row, n) => ({
        ...sample(`person-${nth++}`, new Date(app.services.now().getTime() - (n + 1) * 3_600_000), 0),
        authorName: 'A customer',
        ...row,
      }))
      await company.ctx.tx((tx) => storeComments(tx, company.ctx, { platform, timezone: 'UTC', quiet: true }, given))
      const { rows: stored } = await app.owner.query<{ id: string; external_id: string }>(
        'select id, external_id from app.comments where company_id = $1 and external_id = any($2)',
        [company.companyId, given.map(({ externalId }) => externalId)],
      )
      return given.map(({ externalId }) => stored.find((one) => one.external_id === externalId)?.id ?? '')
    },
    sweep,
    personOf: async (commentId) => {
      await sweep()
      const { json } = await (await company.as('viewer')).get(`/api/comments/${commentId}/person`)
      return (json['data'] as unknown as { personId: string | null }).personId ?? ''
    },
  }
}

export const shown = async (company: TestCompany, personId: string): Promise<Person> =>
  (await (await company.as('viewer')).get(`/api/people/${personId}`)).json['data'] as unknown as Person

export const listed = async (company: TestCompany, query = ''): Promise<PersonRow[]> =>
  (await (await company.as('viewer')).get(`/api/people?limit=100&${query}`)).json['data'] as unknown as PersonRow[]

/** A WhatsApp contact with one message of theirs. */
export async function addContact(
  app: TestApp,
  { companyId, brandId }: TestCompany,
  contact: { phone: string; email?: string; name: string; message: string },
): Promise<void> {
  const [id, at] = [newId(), app.services.now()]
  await app.owner.query(
    `insert into app.contacts (company_id, id, brand_id, phone, email, name, source, created_at)
     values ($1, $2, $3, $4, $5, $6, 'shop', $7)`,
    [companyId, id, brandId, contact.phone, contact.email ?? null, contact.name, at],
  )
  await app.owner.query(
    `insert into app.whatsapp_messages (company_id, id, brand_id, contact_id, direction, body, status, status_at, created_at)
     values ($1, $2, $3, $2, 'in', $4, 'received', $5, $5)`,
    [companyId, id, brandId, contact.message, at],
  )
}
