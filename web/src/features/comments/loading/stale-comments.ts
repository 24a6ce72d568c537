const ids = new Set<string>()

/** Comments that changed since the list was last updated. */
export const staleComments = {
  add: (id: string): void => void ids.add(id),
  take: (): string[] => {
    const taken = [...ids]
    ids.clear()
    return taken
  },
}
