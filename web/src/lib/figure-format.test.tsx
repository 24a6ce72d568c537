import { expect, test } from 'vitest'
import { inEnglish } from '../testing/in-english.tsx'
import { useFigureFormat, type FigureFormat } from './figure-format.ts'

function formats(): FigureFormat {
  const found: FigureFormat[] = []
  const Reads = () => void found.push(useFigureFormat())
  inEnglish(<Reads />)
  const [first] = found
  if (!first) throw new Error('nothing was read')
  return first
}

test('growth from a tiny count shows the old count, not thousands of percent', () => {
  const format = formats()
  expect(format.growth(11_414, 168, 1)).toEqual({ words: '168 before', tone: 'plain' })
  expect(format.growth(1680, 168, 1)).toEqual({ words: '+900%', tone: 'better' })
  expect(format.growth(84, 168, 1)).toEqual({ words: '−50%', tone: 'worse' })
  expect(format.growth(5, 0, 1)).toBeNull()
})

test('a change that rounds to zero has no direction', () => {
  const format = formats()
  expect(format.change(-0.04, (by) => by.toFixed(1), 1)).toEqual({ words: '±0.0', tone: 'plain' })
  expect(format.change(-0.06, (by) => by.toFixed(1), 1)).toEqual({ words: '−0.1', tone: 'worse' })
})

test('more drafts alone don’t color the share replied or drafted', () => {
  const { handled } = formats()
  expect(handled(0.066, -0.104)).toEqual({ words: '+6.6 pts', tone: 'plain' })
  expect(handled(0.066, 0)).toEqual({ words: '+6.6 pts', tone: 'plain' })
  expect(handled(0.066, 0.02)).toEqual({ words: '+6.6 pts', tone: 'better' })
  expect(handled(-0.066, -0.02)).toEqual({ words: '−6.6 pts', tone: 'worse' })
  expect(handled(null, 0.02)).toBeNull()
})
