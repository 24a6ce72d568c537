/** What a validator says, in words for a person; a message of our own contract stays as it is. */
export function plainIssue(message: string): string {
  for (const [said, plain] of phrases) {
    const match = said.exec(message)
    if (match) return plain.replace('$1', match[1] ?? '')
  }
  return message
}

const phrases: readonly [RegExp, string][] = [
  [/^Invalid input: expected .*, received undefined$/, 'This is required.'],
  [/^Invalid input/, 'This does not have the right form.'],
  [/^Invalid option/, 'This is none of the choices.'],
  [/^Too big: expected string to have <=?(\d+) characters$/, 'At most $1 characters.'],
  [/^Too small: expected string to have >=?(\d+) characters$/, 'At least $1 characters.'],
  [/^Too big: expected array to have <=?(\d+) items$/, 'At most $1 entries.'],
  [/^Too small: expected array to have >=?(\d+) items$/, 'At least $1 entries.'],
  [/^Too big: expected \w+ to be <=?([\d.-]+)$/, 'At most $1.'],
  [/^Too small: expected \w+ to be >=?([\d.-]+)$/, 'At least $1.'],
  [/^Unrecognized key/, 'There is no such field.'],
  [/^Invalid (UUID|string|number|date|ISO|URL|email)/, 'This does not have the right form.'],
]
