import { beforeEach, expect, test, vi } from 'vitest'
import { usualPreferences } from '../testing/responses-server.ts'

const start = () => import('./formats.ts')
const tokyo = { ...usualPreferences, timezone: 'Asia/Tokyo', dateFormat: 'YYYY-MM-DD' } as const

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
})

test('a visitor gets the browser’s timezone, a user their choice, or Pacific Time without one', async () => {
  const { browserZone, formats, formatsOf } = await start()
  expect(formats.get().timeZone).toBe(browserZone())
  expect(formatsOf(tokyo)).toMatchObject({ timeZone: 'Asia/Tokyo', dateFormat: 'YYYY-MM-DD' })
  expect(formatsOf({ ...tokyo, timezone: null }).timeZone).toBe('America/Los_Angeles')
  expect(formatsOf({ ...tokyo, timezone: 'Mars/Olympus' }).timeZone).toBe('America/Los_Angeles')
})

test('the last formats are restored at the next start, unless they were cleared or are unreadable', async () => {
  const first = await start()
  first.formats.set(first.formatsOf(tokyo))
  vi.resetModules()
  expect((await start()).formats.get()).toMatchObject({ timeZone: 'Asia/Tokyo', dateFormat: 'YYYY-MM-DD' })
  for (const broken of ['{', '3', '{"timeZone":"Mars/Olympus"}', '{"timeZone":"Asia/Tokyo","dateFormat":"YY"}']) {
    localStorage.setItem('formats', broken)
    vi.resetModules()
    const { browserZone, formats } = await start()
    expect(formats.get()).toMatchObject({ timeZone: browserZone(), dateFormat: 'MMM DD, YYYY' })
  }
})

test('other tabs of the browser follow immediately', async () => {
  const { formats, formatsOf } = await start()
  const listener = vi.fn()
  formats.watch(listener)
  localStorage.setItem('formats', JSON.stringify(formatsOf(tokyo)))
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: 'formats' }))
  expect(listener).toHaveBeenCalledOnce()
  expect(formats.get().timeZone).toBe('Asia/Tokyo')
  formats.forget()
  expect(formats.get().dateFormat).toBe('MMM DD, YYYY')
})
