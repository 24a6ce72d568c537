import { describe, expect, it } from 'vitest'
import { isPluralName, takesArticle } from './english-name.ts'

const shop = { brand: 'Northlane', goods: true }

describe('an article', () => {
  it.each([
    'Harvest Stoneware Mug',
    'Trailhead Merino Socks',
    'Women’s Rain Jacket',
    '3-Pack Tea Towels',
    'Airwrap',
    '“Cloud Nine” Pillow',
    'All Day Tote',
    'Éclair Lip Balm',
    'Laptop Sleeve',
  ])('precedes %s', (name) => {
    expect(takesArticle(name, shop)).toBe(true)
  })

  it.each([
    'Northlane',
    'northlane',
    'Our Favorite Tee',
    'My First Puzzle',
    'Your Best Self Journal',
    'La Petite Crème',
    'L’Eau Parfum',
    'Der Große Rucksack',
    '“Cloud Nine”',
    '"Cloud Nine"',
    'フィールドノート リュック',
    '菲诺背包',
    'Рюкзак Полевой',
  ])("doesn't precede %s", (name) => {
    expect(takesArticle(name, shop)).toBe(false)
  })

  it('precedes a name elsewhere only if it ends with what it is', () => {
    expect(takesArticle('Stardew Valley', { ...shop, goods: false })).toBe(false)
    expect(takesArticle('Harvest Stoneware Mug', { ...shop, goods: false })).toBe(true)
    expect(takesArticle('Fieldnote Starter Kit', { ...shop, goods: false })).toBe(true)
  })
})

describe('a title', () => {
  it.each([
    'Trailhead Merino Socks',
    'Wireless Headphones',
    'Galaxy Buds 2 Pro',
    'Nesting Bowls with Lid',
    'Running Shoes for Women - Blue',
    'Kitchen Knives, stainless steel',
    'Leggings (Black)',
  ])('is a plural: %s', (title) => {
    expect(isPluralName(title)).toBe(true)
  })

  it.each([
    null,
    '',
    'Harvest Stoneware Mug',
    'Set of 4 Mugs',
    'Pack of Socks',
    'Summer Dress',
    'Wine Glass',
    'Waxed Canvas',
    'Lens',
    'Galaxy S24 Plus',
    'Headphones Stand',
    'World Atlas',
    'フィールドノート リュック',
  ])('is a singular: %s', (title) => {
    expect(isPluralName(title)).toBe(false)
  })
})
