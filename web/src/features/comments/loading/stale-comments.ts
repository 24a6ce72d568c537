/** The id in the event of a change of more comments than a screenful. */
export const MANY = 'many'

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
