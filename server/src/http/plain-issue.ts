/** A validator's message in plain words; messages of our own contract stay as they are. */
export function plainIssue(message: string): string {
  const choices = /^Invalid option: expected one of (.+)$/s.exec(message)?.[1]
  if (choices) return chooseOneOf(choices)
  for (const [pattern, plain] of phrases) {
    const match = pattern.exec(message)
    if (match) return plain.replace('$1', match[1] ?? '')
  }
  return message
}

/** More than a person would read; the API description has all of them. */
const MOST_CHOICES = 20

function chooseOneOf(quoted: string): string {
  const choices = quoted.split('|').map((choice) => choice.replace(/^"(.*)"$/, '$1'))
  return choices.length > MOST_CHOICES ? 'Enter a valid value.' : `Choose one of: ${choices.join(', ')}.`
}

const phrases: readonly [RegExp, string][] = [
  [/^Invalid input: expected .*, received undefined$/, 'This is required.'],
  [/^Invalid input/, 'Enter a valid value.'],
  [/^Too big: expected string to have <=?(\d+) characters$/, 'Use $1 characters or fewer.'],
  [/^Too small: expected string to have >=?(\d+) characters$/, 'Use at least $1 characters.'],
  [/^Too big: expected array to have <=?(\d+) items$/, 'Send at most $1 items.'],
  [/^Too small: expected array to have >=?(\d+) items$/, 'Send at least $1 items.'],
  [/^Too big: expected \w+ to be <=?([\d.-]+)$/, 'Enter $1 or less.'],
  [/^Too small: expected \w+ to be >=?([\d.-]+)$/, 'Enter $1 or more.'],
  [/^Unrecognized key/, 'This field doesn’t exist.'],
  [/^Invalid (UUID|string|number|date|ISO|URL|email)/, 'Enter a valid value.'],
]
