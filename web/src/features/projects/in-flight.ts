let count = 0

/** Changes that are shown and not yet stored: what the server says meanwhile would take them off the screen. */
export const inFlight = {
  any: (): boolean => count > 0,
  begin: (): void => {
    count += 1
  },
  end: (): void => {
    count -= 1
  },
}
