import { typedFields } from '@bizamply/contract/platforms'
import { expect, test } from 'vitest'
import { connectFields, type FieldService } from './connect-field.ts'

const tried = {
  shopify: ['', 'alder', 'alder.shop', 'alder.myshopify.com', 'https://Alder.myshopify.com/admin', '-a.myshopify.com'],
  instagram: ['', '@alder.co', 'alder', 'al der', '@'],
  facebook: ['', '10293847561029', '102938475610293', '1029384756102938', '10293847561029384', '10293847561029x'],
  tiktok: ['', 'alder', '@alder', '@al der', `@${'a'.repeat(31)}`],
  google: ['', 'UA-1', 'GA4-ABC123-1', '123456', '12345', 'G-ABC1234', 'g-abc', 'GA4-1'],
} satisfies Record<FieldService, string[]>

test.for(Object.keys(tried) as FieldService[])('the %s dialog accepts exactly what the server accepts', (service) => {
  const field = connectFields[service]
  for (const typed of tried[service]) {
    const value = field.clean(typed)
    expect([typed, field.problem(value) === null]).toEqual([typed, typedFields[service].safeParse(value).success])
  }
})
