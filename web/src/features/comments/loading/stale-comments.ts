const ids = new Set<string>()

/** Comments that changed somewhere since the list was last renewed. */
export const staleComments = {
  add: (id: string): void => void ids.add(id),
  take: (): string[] => {
    const taken = [...ids]
    ids.clear()
    return taken
  },
}
