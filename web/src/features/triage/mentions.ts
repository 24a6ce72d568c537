import type { Member } from '@bizamply/contract/triage'

/** What is typed of a name after the `@` before the caret, in small letters; null where no name is being typed. */
export function mentionAt(text: string, caret: number): string | null {
  const found = /(?:^|\s)@([^\s@]*)$/.exec(text.slice(0, caret))
  return found ? (found[1] ?? '').toLowerCase() : null
}

export function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, caret).replace(/@[^\s@]*$/, `@${name} `)
  return { text: before + text.slice(caret), caret: before.length }
}

/** Ids of the members whose names the text says after an `@`. */
export const mentioned = (text: string, members: readonly Member[]): string[] =>
  members.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)
