export const FAULTS = ['http500', 'http429', 'timeout', 'drop-after-accept', 'bad-json', 'revoked', 'slow'] as const
/** throttled: the platform's own rate limit; error-in-200: a success with an error in it; blocked: by policy. */
export const OWN_FAULTS = ['throttled', 'error-in-200', 'forbidden', 'blocked', 'expired'] as const
export type OwnFault = (typeof OWN_FAULTS)[number]
export type FaultName = (typeof FAULTS)[number] | OwnFault

export interface Fault {
  platform: string
  fault: FaultName
  /** How many more requests it affects; null for all. */
  times: number | null
  /** Part of the path that a request must match. */
  path: string | null
  /** Skips reads, where a path alone can't distinguish reads from writes. */
  writesOnly?: boolean
}

export interface Taken {
  fault: FaultName
  /** The request was none that the fault applies to: the next one gets it. */
  restore(): void
}

export interface Faults {
  put(fault: Fault): void
  list(): Fault[]
  clear(platform: string | null, fault?: string | null): void
  /** Applies the fault to this request, if any; `write` says whether the request would be recorded as a write. */
  take(platform: string, path: string, write: boolean): Taken | null
}

export function createFaults(): Faults {
  let faults: Fault[] = []
  return {
    // A fault replaces an earlier fault of the same name on the same path.
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
      return {
        fault: fault.fault,
        restore: () => {
          if (fault.times === null) return
          fault.times += 1
          if (!faults.includes(fault)) faults = [...faults, fault]
        },
      }
    },
  }
}

function isSamePlace(a: Fault, b: Fault): boolean {
  return a.platform === b.platform && a.fault === b.fault && a.path === b.path
}

// Reads skip drop-after-accept, so that a background sync can't use it up.
function spoils(fault: Fault, platform: string, path: string, write: boolean): boolean {
  if (fault.platform !== platform || (fault.writesOnly && !write)) return false
  if (fault.path !== null) return path.includes(fault.path)
  return fault.fault !== 'drop-after-accept' || write
}
