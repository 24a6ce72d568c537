export const FAULTS = ['http500', 'http429', 'timeout', 'drop-after-accept', 'bad-json', 'revoked', 'slow'] as const
/** throttled: its own way to say slow down; error-in-200: a success that holds an error; blocked: for policy. */
export const OWN_FAULTS = ['throttled', 'error-in-200', 'forbidden', 'blocked', 'expired'] as const
export type OwnFault = (typeof OWN_FAULTS)[number]
export type FaultName = (typeof FAULTS)[number] | OwnFault

export interface Fault {
  platform: string
  fault: FaultName
  /** How many requests it still spoils; null is all. */
  times: number | null
  /** Part of the path that a request must have. */
  path: string | null
  /** Passes by what only reads, where a path can't tell the two apart. */
  writesOnly?: boolean
}

export interface Faults {
  put(fault: Fault): void
  list(): Fault[]
  clear(platform: string | null, fault?: string | null): void
  /** The fault that spoils this request, used up by one. `write` says whether it would enter the record. */
  take(platform: string, path: string, write: boolean): FaultName | null
}

export function createFaults(): Faults {
  let faults: Fault[] = []
  return {
    // The same fault on the same place replaces what was there: a peg has one number.
    put: (fault) => {
      faults = [...faults.filter((other) => !isSamePlace(other, fault)), fault]
    },
    list: () => faults,
    clear: (platform, name = null) => {
      faults = faults.filter(
        (fault) => !((!platform || fault.platform === platform) && (!name || fault.fault === name)),
      )
    },
    take: (platform, path, write) => {
      const fault = faults.find((candidate) => spoils(candidate, platform, path, write))
      if (!fault) return null
      if (fault.times !== null) fault.times -= 1
      if (fault.times === 0) faults = faults.filter((other) => other !== fault)
      return fault.fault
    },
  }
}

function isSamePlace(a: Fault, b: Fault): boolean {
  return a.platform === b.platform && a.fault === b.fault && a.path === b.path
}

// "Takes it, hangs up" needs something to take: reads pass it by, so a background sync can't use it up.
function spoils(fault: Fault, platform: string, path: string, write: boolean): boolean {
  if (fault.platform !== platform || (fault.writesOnly && !write)) return false
  if (fault.path !== null) return path.includes(fault.path)
  return fault.fault !== 'drop-after-accept' || write
}
