import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { prepared } from '../../db/prepared.ts'

/** Every company's starting templates, in this order. */
export const startingTemplates = [
  {
    name: 'Thank You',
    text: 'Hi {customer}, thanks for your review of {product}. We really appreciate you taking the time to write.',
  },
  {
    name: 'Appreciation',
    text: 'Hi {customer}, your kind words about {product} made our day. We’ve shared them with the whole team at {brand}.',
  },
  {
    name: 'Discount Offer',
    text: 'Hi {customer}, thanks for choosing {brand}. Here’s a code for your next order: {discount}',
  },
  {
    name: 'Feedback Response',
    text: 'Hi {customer}, thanks for letting us know about {product}. We’ve passed your feedback on to the team that can fix this.',
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
