import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'

/** Every company's starting templates, in this order. */
export const startingTemplates = [
  {
    name: 'Thank You',
    text: 'Hi {customer}, thank you for your review of {product}. We are glad that you took the time to write to us.',
  },
  {
    name: 'Appreciation',
    text: 'Dear {customer}, your words about {product} made our day. We have passed them on to everybody at {brand}.',
  },
  {
    name: 'Discount Offer',
    text: 'Hi {customer}, thank you for choosing {brand}. Here is a code for your next order: {discount}',
  },
  {
    name: 'Feedback Response',
    text: 'Hi {customer}, thank you for telling us about {product}. We have read it carefully and handed it to the people who can act on it.',
  },
] as const

/** Runs in the transaction that creates the company. Existing templates stay. */
export async function addStartingTemplates(tx: Tx, companyId: string, at: Date): Promise<void> {
  await prepared(
    tx,
    'templates.start',
    `insert into app.reply_templates (company_id, id, name, text, created_at, updated_at)
     select $1, t.id, t.name, t.text, $2::timestamptz + t.n * interval '1 ms', $2
     from unnest($3::uuid[], $4::text[], $5::text[]) with ordinality as t(id, name, text, n)
     on conflict (company_id, name) do nothing`,
    [
      companyId,
      at,
      startingTemplates.map(() => newId()),
      startingTemplates.map(({ name }) => name),
      startingTemplates.map(({ text }) => text),
    ],
  )
}
