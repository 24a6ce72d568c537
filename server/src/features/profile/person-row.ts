import { AppError } from '../../errors.ts'
import type { Services } from '../../context.ts'

/** A user's profile, as stored. */
export interface PersonRow {
  firstName: string
  lastName: string
  name: string
  phone: string | null
  phoneCountry: string | null
  location: string | null
  birthday: string | null
  bio: string | null
  version: number
}

export interface WholeRow extends PersonRow {
  email: string
  image: string | null
  createdAt: Date
}

// As text: the driver would convert a date to an instant in the server's timezone.
const columns = `first_name as "firstName", last_name as "lastName", name, phone, phone_country as "phoneCountry",
  location, to_char(birthday, 'YYYY-MM-DD') as birthday, bio, profile_version as version, email, image,
  created_at as "createdAt"`

export async function loadPerson({ db }: Pick<Services, 'db'>, userId: string): Promise<WholeRow> {
  const { rows } = await db.global.$client.query<WholeRow>({
    name: 'profile.load',
    text: `select ${columns} from app.users where id = $1`,
    values: [userId],
  })
  if (!rows[0]) throw new AppError('NOT_FOUND')
  return rows[0]
}

/** Saves unless the version changed meanwhile; returns whether it did. */
export async function storePerson(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: string,
  person: PersonRow,
): Promise<boolean> {
  const { rowCount } = await db.global.$client.query({
    name: 'profile.store',
    text: `update app.users set first_name = $3, last_name = $4, name = $5, phone = $6, phone_country = $7, location = $8,
        birthday = $9, bio = $10, profile_version = $2 + 1, updated_at = $11
      where id = $1 and profile_version = $2`,
    values: [
      userId,
      person.version,
      person.firstName,
      person.lastName,
      person.name,
      person.phone,
      person.phoneCountry,
      person.location,
      person.birthday,
      person.bio,
      now(),
    ],
  })
  return rowCount === 1
}
