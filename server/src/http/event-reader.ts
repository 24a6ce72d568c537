import type { Position } from '../db/event-position.ts'

/** Whether a client gets a brand's events. */
export type Hears = (brandId: string) => boolean

/** An open stream of events. */
export interface Reader {
  companyId: string
  /** The session. */
  session: string
  /** Its user, and the administrator who views the console as that user. */
  userIds: readonly string[]
  position: Position
  write: (id: string, event: string, data: object) => void
  /** The brands whose events it gets. */
  hears: Hears
  /** Null after its user signed out or left the company. */
  mayListen: () => Promise<Hears | null>
  end: () => void
}

export type Listener = Pick<Reader, 'companyId' | 'session' | 'userIds' | 'hears' | 'mayListen'>
