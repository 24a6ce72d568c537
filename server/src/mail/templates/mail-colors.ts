/** The console's tokens (web/src/styles/tokens.css) as hex, because email clients don't know oklch. */
export const LIGHT = {
  page: '#f6f7f9',
  card: '#ffffff',
  line: '#e2e4e8',
  ink: '#141924',
  muted: '#474d59',
  link: '#1d4bc0',
  accent: '#2c5fdd',
}
export const DARK = {
  page: '#0a0c10',
  card: '#111318',
  line: '#23262c',
  ink: '#f1f2f5',
  muted: '#b2b6be',
  link: '#9bbdff',
  accent: '#366be9',
}
