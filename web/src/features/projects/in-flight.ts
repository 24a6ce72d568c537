let count = 0

/** Optimistic updates that aren't stored yet: refetched data would remove them from the screen. */
export const inFlight = {
  any: (): boolean => count > 0,
  begin: (): void => {
    count += 1
  },
  end: (): void => {
    count -= 1
  },
}
