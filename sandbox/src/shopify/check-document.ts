import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getVariableValues,
  Kind,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
  type GraphQLSchema,
} from 'graphql'

let schema: GraphQLSchema | null = null

/** The simulated part of the Admin API, from Shopify's introspection; made by scripts/cut-shopify-schema.mjs. */
export const adminSchema = (): GraphQLSchema =>
  (schema ??= buildSchema(readFileSync(new URL('admin-2026-10.graphql', import.meta.url), 'utf8')))

/** What Shopify would find wrong with a request before it runs, and what is deprecated in it; for tests of a client. */
export function problemsOf({ query, variables }: { query: string; variables: Record<string, unknown> }): string[] {
  const document = parse(query)
  const found = validate(adminSchema(), document, [...specifiedRules, NoDeprecatedCustomRule])
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  const given = getVariableValues(adminSchema(), operation?.variableDefinitions ?? [], variables)
  return [...found, ...(given.errors ?? [])].map(({ message }) => message)
}
