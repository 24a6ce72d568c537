import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compact } from './compact.ts'

const exact = {
  'Latin, Greek, Cyrillic, Armenian, Hebrew and Arabic': [0, 0x6ff],
  Thai: [0xe00, 0xe7f],
  Vietnamese: [0x1e00, 0x1eff],
  punctuation: [0x2000, 0x206f],
  'kana and Chinese': [0x3000, 0x9fff],
  Korean: [0xac00, 0xd7a3],
  'wide letters': [0xff00, 0xffef],
} as const

test.each(Object.entries(exact))('%s: the same letters as \\p{L}', (_, [first, last]) => {
  const letter = compact(/^\p{L}$/u)
  const all = Array.from({ length: last - first + 1 }, (_, n) => String.fromCharCode(first + n))
  expect(all.filter((sign) => letter.test(sign))).toEqual(all.filter((sign) => /^\p{L}$/u.test(sign)))
})

test('letters and digits in a class, outside one, and as flags and names of groups ask', () => {
  expect(compact(/(?<word>[\p{L}\p{Nd}'-]+) \p{L}+/giu).exec('§ naïve-2 straße')?.groups).toEqual({
    word: 'naïve-2',
  })
  expect(compact('[^\\p{L}\\p{N}]+', 'gu')[Symbol.replace]('3½ Größen – 大きい！', '_')).toBe('3½_Größen_大きい_')
  expect(compact(/\p{Lu}\\\p{L}/u).test('A\\b')).toBe(true)
  expect(compact(/(?<!\p{L})no(?!\p{L})/u).test('ñno, noé')).toBe(false)
})

test('every pattern that is built from parts is compact', () => {
  const files = globSync('../**/*.ts', { cwd: import.meta.dirname }).filter((path) => !/test|words\/compact/.test(path))
  expect(files.length).toBeGreaterThan(200)
  const others = files.filter((path) => readFileSync(new URL(path, import.meta.url), 'utf8').includes('new RegExp('))
  expect(others).toEqual([])
})

test('every long pattern with a letter is compact', () => {
  const files = globSync('../**/*.ts', { cwd: import.meta.dirname }).filter((path) => !path.includes('test'))
  const long = /^(?:export )?const \w+(?:: \w+)? =\s*\/.*\\p\{L\}/m
  const others = files.filter((path) => long.test(readFileSync(new URL(path, import.meta.url), 'utf8')))
  expect(others).toEqual([])
})
