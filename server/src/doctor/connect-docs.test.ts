import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plainRoutes } from '@bizamply/contract/plain-routes'
import { platformNames, variables } from '../env/env.ts'
import { VERSION } from '../platforms/shopify/shopify.ts'
import { privacyTopics } from '../platforms/shopify/webhooks.ts'
import { registrationOf } from './registration.ts'

const HOST = 'https://bizamply.example.com'
const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const page = (name: string): string => read(`docs/connect/${name}.md`)

const section = (text: string, title: string): string => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const named = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

test.each(platformNames)('the page of %s lists the permissions that we request', (name) => {
  const listed = named(section(page(name), 'Permissions'), /^- `([^`]+)`/gm)
  expect(listed.toSorted()).toEqual(registrationOf(name, HOST).permissions.toSorted())
})

test.each(platformNames)('the page of %s lists every URL to register, and no other', (name) => {
  const listed = new Set(named(section(page(name), 'URLs'), /`(APP_URL\/[^`]+)`/g))
  const ours = registrationOf(name, HOST).addresses.map(({ address }) => address.replace(HOST, 'APP_URL'))
  expect([...listed].toSorted()).toEqual(ours.toSorted())
})

test('the models page lists the settings of a model', () => {
  const listed = named(section(page('models'), 'Settings'), /^\| `(\w+)`/gm)
  expect(listed.toSorted()).toEqual(
    Object.keys(variables.shape)
      .filter((name) => name.startsWith('AI_'))
      .toSorted(),
  )
})

test('the app configuration at Shopify matches the product', () => {
  const toml = read('docs/connect/shopify.app.toml')
  const { redirect, webhook, permissions } = registrationOf('shopify', HOST)
  const value = (name: string): string => named(toml, new RegExp(`^${name} = (.*)$`, 'gm'))[0] ?? ''
  expect(value('scopes')).toBe(`"${permissions.join(',')}"`)
  expect(value('application_url')).toBe(`"${HOST}${plainRoutes.shopifyInstall.path}"`)
  expect(JSON.parse(value('redirect_urls'))).toEqual([redirect])
  expect(JSON.parse(value('compliance_topics'))).toEqual(Object.keys(privacyTopics))
  expect(value('uri')).toBe(`"${webhook}"`)
  expect(value('api_version')).toBe(`"${VERSION}"`)
})

test('the index links every page', () => {
  const index = page('README')
  for (const name of [...platformNames, 'models']) expect(index).toContain(`](${name}.md)`)
})
