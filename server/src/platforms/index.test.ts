import { expect, test } from 'vitest'
import { createOutside } from '../outside/outside.ts'
import { createPlatforms } from './index.ts'

test('a platform is found by its key, and one without a connector is not', () => {
  const config = { judgeme: { clientId: null, clientSecret: null } }
  const platforms = createPlatforms(createOutside({ baseUrl: null }), config)
  expect(platforms.keys).toEqual(['judgeme'])
  expect(platforms.find('judgeme')?.name).toBe('Judge.me')
  expect(platforms.service('judgeme')?.authorizer).toBeNull()
  expect(platforms.find('whatsapp')).toBeNull()
  expect(platforms.find('constructor')).toBeNull()
})
