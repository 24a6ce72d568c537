/** Text for a model: `line` is a single line of ours, `text` any of ours, `stranger` external text. */
export function promptText(text: string, kind: 'line' | 'text' | 'stranger'): string {
  const plain = visibleText(text)
  if (kind === 'line') return plain.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  return kind === 'stranger' ? withoutContact(plain.slice(0, 8000)) : plain
}

export const visibleText = (text: string): string => text.replace(unseen, '')

// Invisible to readers but not to models: zero-width characters (except joiners), direction marks, and the tag block.
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD\u{E0000}-\u{E007F}]/gu

function withoutContact(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu, '[email address]')
    .replace(/(?<![\p{L}\p{N}])\+?\(?\d(?:[\s()./-]{0,2}\d){7,14}(?!\d)/gu, '[number]')
}
