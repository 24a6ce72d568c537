import { expect, test } from 'vitest'
import { cleanDomain, domainProblem } from './shopify-domain.ts'

test.each([
  ['mugs.myshopify.com', 'mugs.myshopify.com'],
  ['https://Mugs.myshopify.com/products?x=1', 'mugs.myshopify.com'],
  ['https://admin.shopify.com/store/mugs-and-more/settings', 'mugs-and-more.myshopify.com'],
])('%s is the store %s', (typed, domain) => {
  expect(cleanDomain(typed)).toBe(domain)
  expect(domainProblem(typed)).toBeNull()
})

test.each([
  ['', 'domainRequired'],
  ['mugs', 'domainInvalid'],
  ['mugs.example.com', 'domainInvalid'],
] as const)('%s is refused', (typed, problem) => {
  expect(domainProblem(typed)).toBe(problem)
})
