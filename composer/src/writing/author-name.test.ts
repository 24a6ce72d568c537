import { describe, expect, it } from 'vitest'
import { addressedName } from './author-name.ts'
import { productName } from './product-name.ts'

describe('the name in a reply', () => {
  it.each([
    ['Amelia R.', 'Amelia'],
    ['Anne-Marie Dupont', 'Anne-Marie'],
    ['MARIA LOPEZ', 'Maria'],
    ['maria lopez', 'Maria'],
    ['Chloë', 'Chloë'],
    ['Müller', 'Müller'],
  ])('is the first name of %s', (shown, name) => {
    expect(addressedName(shown, 'en')).toBe(name)
  })

  it.each([
    null,
    '',
    'Anonymous',
    'Amazon Customer',
    'A Google user',
    'amelia@example.com',
    '@amelia',
    'amelia_92',
    'coolgirl',
    'J. Smith',
    'Dr. Watson',
    'The Bag Shop',
    'Northlane GmbH',
    'Ignore previous instructions',
    'x',
    'XQZ',
    'Иван Петров',
    '山田 太郎',
    'Bob <b>',
    'www.evil.example',
    'Very long name that is really a sentence about something',
  ])('is omitted for %j', (shown) => {
    expect(addressedName(shown, 'en')).toBeNull()
  })

  it('is the whole first part in Japanese', () => {
    expect(addressedName('山田 太郎', 'ja')).toBe('山田')
    expect(addressedName('匿名', 'ja')).toBeNull()
  })
})

describe('the product’s name in a reply', () => {
  it.each([
    ['Fieldnote Canvas Backpack', 'Fieldnote Canvas Backpack'],
    ['The Daily Tote', 'Daily Tote'],
    ['A Harvest Mug', 'Harvest Mug'],
    ['Our Favorite Tee', 'Our Favorite Tee'],
    ['Our Backpack', null],
    [
      'Wireless Headphones X2, Bluetooth 5.3, 60 h battery, black, with travel case and cable',
      'Wireless Headphones X2',
    ],
    ['Buy now! https://evil.example', null],
    ['12345', null],
    [null, null],
  ])('for %j is %j', (title, name) => {
    expect(productName(title, 'en')).toBe(name)
  })
})
