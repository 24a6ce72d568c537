import { createHash } from 'node:crypto'
import { z } from 'zod'
import { json, type Answer, type Exchange } from '../server/exchange.ts'
import { readInput } from '../control/read-input.ts'

/** How the next identity tokens are made: valid, or with a single defect. */
export const IDENTITY_MODES = [
  'normal',
  'wrong-nonce',
  'wrong-aud',
  'wrong-issuer',
  'expired',
  'forged',
  'unsigned',
  'rotated-key',
] as const
export type IdentityMode = (typeof IDENTITY_MODES)[number]

export interface Person {
  sub: string
  email: string
  name: string
  /** Whether Google has verified the address. */
  verified: boolean
}

export interface People {
  all(): Person[]
  find(email: string): Person | null
  add(person: {
    email: string
    name?: string | undefined
    verified?: boolean | undefined
    sub?: string | undefined
  }): Person
  mode: IdentityMode
}

/** Google accounts in the sandbox; the same address always has the same id. */
export function createPeople(): People {
  const people = new Map<string, Person>()
  const add: People['add'] = ({ email, name, verified, sub }) => {
    const person = {
      sub: sub ?? numberOf(email),
      email,
      name: name ?? email.split('@')[0] ?? email,
      verified: verified ?? true,
    }
    people.set(email, person)
    return person
  }
  add({ email: 'robin.fields@gmail.test', name: 'Robin Fields' })
  add({ email: 'sam.okafor@gmail.test', name: 'Sam Okafor' })
  return { all: () => [...people.values()], find: (email) => people.get(email) ?? null, add, mode: 'normal' }
}

/** `/_/people`: adds a Google account or changes its name or state. */
export function addPerson(people: People, exchange: Exchange): Answer {
  const read = readInput(NewPerson, exchange)
  return 'refusal' in read ? read.refusal : json(201, { data: people.add(read.input) })
}

/** `/_/identity`: sets the defect of the next identity tokens. */
export function setIdentity(people: People, exchange: Exchange): Answer {
  const read = readInput(z.object({ mode: z.enum(IDENTITY_MODES) }), exchange)
  if ('refusal' in read) return read.refusal
  people.mode = read.input.mode
  return json(200, { data: { mode: people.mode } })
}

const numberOf = (email: string): string => {
  const digest = createHash('sha256').update(email).digest()
  return `1${String(digest.readBigUInt64BE()).padStart(20, '0')}`
}

const NewPerson = z.object({
  email: z.email(),
  name: z.string().max(200).optional(),
  verified: z.boolean().optional(),
  sub: z.string().min(1).max(255).optional(),
})
