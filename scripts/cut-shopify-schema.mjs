// Extracts the part that the sandbox simulates from Shopify's introspection of the Admin API, to compare ours with:
//   npm pack @shopify/dev-mcp && tar xzf shopify-dev-mcp-*.tgz
//   node scripts/cut-shopify-schema.mjs package/dist/data/admin_2026-10.json.gz
// Keeps the sandbox's types with its fields, required fields and all enum values. A test reports what Shopify lacks.
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { buildClientSchema, buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { SCHEMA } from '../sandbox/src/shopify/schema.ts'
import { root } from './root.mjs'

const [source] = process.argv.slice(2)
const json = JSON.parse(gunzipSync(readFileSync(source)))
const { __schema: real } = json.data ?? json
const sandboxTypes = buildSchema(SCHEMA).getTypeMap()
const realTypes = new Map(real.types.map((type) => [type.name, type]))
const kept = new Map()

for (const name of Object.keys(sandboxTypes)) keep(name)
const version = basename(source).replace(/^admin_|\.json\.gz$/g, '')
const types = [...kept.values()].map((type) => ({
  ...type,
  interfaces: type.interfaces?.filter(({ name }) => kept.has(name)) ?? null,
  possibleTypes: type.possibleTypes?.filter(({ name }) => kept.has(name)) ?? null,
}))
const schema = buildClientSchema({ __schema: { ...real, types, directives: [], subscriptionType: null } })
const head = `# From Shopify's introspection of the Admin API ${version} (npm @shopify/dev-mcp), cut by scripts/cut-shopify-schema.mjs.\n\n`
const target = join(root, 'sandbox', 'src', 'shopify', `admin-${version}.graphql`)
writeFileSync(target, head + printSchema(lexicographicSortSchema(schema)) + '\n')

function keep(name) {
  const type = realTypes.get(name)
  if (!type || kept.has(name)) return
  const ours = sandboxTypes[name]?.getFields?.() ?? {}
  const mine = { ...type, description: null }
  kept.set(name, mine)
  mine.fields = type.fields
    ?.filter((field) => ours[field.name])
    .map((field) => ({
      ...field,
      description: null,
      args: inputsOf(
        field.args,
        ours[field.name].args.map((arg) => arg.name),
      ),
    }))
  mine.inputFields = type.inputFields && inputsOf(type.inputFields, Object.keys(ours))
  mine.enumValues = type.enumValues?.map((value) => ({ ...value, description: null }))
  for (const { type: of } of [...(mine.fields ?? []), ...(mine.inputFields ?? [])]) keep(namedType(of))
}

function inputsOf(all, named) {
  const inputs = all.filter(
    (one) => named.includes(one.name) || (one.type.kind === 'NON_NULL' && one.defaultValue === null),
  )
  for (const { type } of inputs) keep(namedType(type))
  return inputs.map((one) => ({ ...one, description: null }))
}

function namedType(type) {
  return type.ofType ? namedType(type.ofType) : type.name
}
