import {
  buildSchema,
  isEnumType,
  isUnionType,
  lexicographicSortSchema,
  printType,
  type GraphQLNamedType,
} from 'graphql'
import { expect, test } from 'vitest'
import { adminSchema } from './check-document.ts'
import { SCHEMA } from './schema.ts'

const sandboxTypes = Object.values(lexicographicSortSchema(buildSchema(SCHEMA)).getTypeMap())
const real = lexicographicSortSchema(adminSchema())
const own = sandboxTypes.filter(({ name }) => !name.startsWith('__'))

const printed = (type: GraphQLNamedType | undefined): string | undefined =>
  type && printType(type).replaceAll(/ @deprecated\(reason: "(?:[^"\\]|\\.)*"\)| @specifiedBy\(.*\)/g, '')

const whole = own.filter((type) => !isEnumType(type) && !isUnionType(type))
test.for(whole.map((type) => [type.name, type] as const))('%s matches Shopify’s schema', ([name, type]) => {
  expect(printed(type)).toBe(printed(real.getType(name)))
})

test("enum values and union members exist in Shopify's schema", () => {
  const parts = (type: GraphQLNamedType | undefined): string[] =>
    isEnumType(type)
      ? type.getValues().map((value) => value.name)
      : isUnionType(type)
        ? type.getTypes().map((one) => one.name)
        : []
  const unknown = own.flatMap((type) => {
    const there = new Set(parts(real.getType(type.name)))
    return parts(type).flatMap((part) => (there.has(part) ? [] : [`${type.name}.${part}`]))
  })
  expect(unknown).toEqual([])
  expect(own.filter(isEnumType).length).toBeGreaterThan(5)
})
