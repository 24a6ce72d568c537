import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { composeMail } from './index.ts'
import { DARK, LIGHT } from './mail-colors.ts'

const tokens = {
  page: 'canvas',
  card: 'surface',
  line: 'line',
  ink: 'ink',
  muted: 'ink-2',
  link: 'accent-ink',
} as const

/** sRGB of an oklch color, by the CSS Color 4 matrices. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const parts = linear.map((one) => {
    const gamma = one <= 0.0031308 ? 12.92 * one : 1.055 * one ** (1 / 2.4) - 0.055
    const byte = Math.round(255 * Math.min(1, Math.max(0, gamma)))
    return byte.toString(16).padStart(2, '0')
  })
  return `#${parts.join('')}`
}

test('emails have the console’s colors, in light and dark', async () => {
  const css = await readFile(new URL('../../../../web/src/styles/tokens.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = css.split("[data-theme='dark']")
  const colorOf = (part: string, token: string): string => {
    const found = new RegExp(`--${token}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(part)
    return found ? hexOf(Number(found[1]), Number(found[2]), Number(found[3])) : 'none'
  }
  for (const [name, token] of [...Object.entries(tokens), ['accent', 'accent'] as const]) {
    const key = name as keyof typeof LIGHT
    expect([name, LIGHT[key], DARK[key]]).toEqual([name, colorOf(light, token), colorOf(dark, token)])
  }
  const { html } = composeMail('verify', 'en', { name: 'Ada', code: '123456' })
  const known = new Set([...Object.values(LIGHT), ...Object.values(DARK), '#ffffff'])
  expect([...html.matchAll(/#[\da-f]{6}\b/g)].map(([color]) => color).filter((color) => !known.has(color))).toEqual([])
})
