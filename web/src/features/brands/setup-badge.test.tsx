import { expect, test } from 'vitest'
import { inEnglish } from '../../testing/in-english.tsx'
import { SetupBadge } from './setup-badge.tsx'

test.for([
  [0, 'Not Connected'],
  [1, 'Partial Setup'],
  [2, 'Partial Setup'],
  [3, 'Connected'],
  [8, 'Connected'],
] as const)('a brand with %d connected services shows "%s"', ([connected, words]) => {
  expect(inEnglish(<SetupBadge connected={connected} />).container.textContent).toBe(words)
})
