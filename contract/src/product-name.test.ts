import { expect, test } from 'vitest'
import { cleanProductName, shownProductName } from './product-name.ts'

test.each([
  ['  canvas bag ', 'Canvas Bag'],
  ['12 - trail  mug', 'Trail Mug'],
  ['0042canvas bag', 'Canvas Bag'],
  ['CANVAS BAG (LARGE)', 'Canvas Bag (Large)'],
  ['étui à lunettes', 'Étui À Lunettes'],
  ["women's t-shirt", "Women's T-Shirt"],
  ['鞄 大', '鞄 大'],
  ['iPhone case', 'IPhone Case'],
  ['', 'Unknown Product'],
  ['   ', 'Unknown Product'],
  ['1234', 'Unknown Product'],
  ['N/A', 'Unknown Product'],
  ['undefined', 'Unknown Product'],
  ['-- !', 'Unknown Product'],
])('%j is shown as %j', (title, name) => {
  expect(cleanProductName(title)).toBe(name)
})

test('a catalog product keeps its name in the shop', () => {
  expect(shownProductName({ title: '501 jeans', cataloged: true })).toBe('501 jeans')
  expect(shownProductName({ title: '501 jeans', cataloged: false })).toBe('Jeans')
})
