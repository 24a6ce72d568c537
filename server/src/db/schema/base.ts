import { pgSchema, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Our own schema, never `public`. */
export const app = pgSchema('app')

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
export const companyId = () => uuid('company_id').notNull()
