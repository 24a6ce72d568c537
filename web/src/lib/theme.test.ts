import { beforeEach, expect, test, vi } from 'vitest'
import script from '../../theme-script.js?raw'

const root = document.documentElement

beforeEach(() => {
  vi.resetModules()
  document.cookie = 'theme=; max-age=0; path=/'
  root.removeAttribute('data-theme')
})

test('Dark applies immediately and is stored in a cookie and in storage', async () => {
  const { theme } = await import('./theme.ts')
  theme.set('dark')
  expect(root.dataset.theme).toBe('dark')
  expect(root.style.colorScheme).toBe('dark')
  expect(document.cookie).toContain('theme=dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('the default theme is System', async () => {
  const { theme } = await import('./theme.ts')
  expect(theme.get()).toBe('system')
})

test('System follows the operating system immediately', async () => {
  const system = systemIs(false)
  const { theme } = await import('./theme.ts')
  theme.set('system')
  theme.follow()
  expect(root.dataset.theme).toBe('light')
  system.become(true)
  expect(root.dataset.theme).toBe('dark')
})

test('Light ignores the operating system', async () => {
  const system = systemIs(false)
  const { theme } = await import('./theme.ts')
  theme.set('light')
  theme.follow()
  system.become(true)
  expect(root.dataset.theme).toBe('light')
})

test.for([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['system', true, 'dark'],
  ['nonsense', false, 'light'],
] as const)('before the first paint, choice %s on a dark system %s gives %s', ([choice, dark, painted]) => {
  systemIs(dark)
  localStorage.setItem('theme', choice)
  new Function(script)()
  expect(root.dataset.theme).toBe(painted)
})

test('before the first paint, the cookie takes precedence over storage', () => {
  systemIs(false)
  document.cookie = 'theme=dark; path=/'
  localStorage.setItem('theme', 'light')
  new Function(script)()
  expect(root.dataset.theme).toBe('dark')
})

function systemIs(dark: boolean) {
  const list = Object.assign(new EventTarget(), { matches: dark })
  vi.stubGlobal('matchMedia', () => list)
  return {
    become: (next: boolean) => {
      list.matches = next
      list.dispatchEvent(new Event('change'))
    },
  }
}
