import { expect, test } from 'vitest'
import { createOutbound } from '../outbound/outbound.ts'
import { createPlatforms } from './index.ts'

test('a platform is found by its key, and an unknown key finds none', () => {
  const platforms = createPlatforms(createOutbound({ baseUrl: null }), {})
  for (const key of ['shopify', 'judgeme', 'yotpo', 'instagram', 'facebook', 'whatsapp'])
    expect(platforms.keys).toContain(key)
  expect(platforms.find('judgeme')?.name).toBe('Judge.me')
  expect(platforms.service('judgeme')?.authorizer).toBeNull()
  expect(platforms.service('whatsapp')).toBe(platforms.whatsapp)
  expect(platforms.find('whatsapp')).toBeNull()
  expect(platforms.find('constructor')).toBeNull()
})
