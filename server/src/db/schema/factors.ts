import { bigint, index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './auth.ts'
import { app, at } from './base.ts'

/** Codes of an authenticator app. Not enabled: set up, but its first code hasn't been entered. */
export const authenticators = app.table('authenticators', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  /** The time step of the last accepted code; codes of it or earlier are rejected. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  enabledAt: at('enabled_at'),
  createdAt: at('created_at').notNull(),
})

/** A key pair on a device or in a password manager; the stored half can't sign anyone in. */
export const passkeys = app.table(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, as the device names it. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Increases with each use if the device counts; a counter that stops increasing indicates a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** The user's name for it. */
    name: text('name').notNull(),
    lastUsedAt: at('last_used_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('passkeys_credential_key').on(t.credentialId), index('passkeys_user_id_idx').on(t.userId)],
)

/** Each signs its user in once in place of a code. */
export const recoveryCodes = app.table(
  'recovery_codes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed; a code is too short for a plain hash. */
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('recovery_codes_code_key').on(t.userId, t.codeHash)],
)
