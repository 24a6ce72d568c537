import { parseArgs } from 'node:util'
import { environment } from '../env/env.ts'
import { examine } from './examine.ts'
import { isSound } from './finding.ts'
import { asJson, asText, withoutSecrets } from './render.ts'

// `npm run doctor`: reports for every dependency whether it is configured and responds, and what to do next.
const { values } = parseArgs({ options: { json: { type: 'boolean' }, shop: { type: 'string' } } })
const shop = values.shop?.trim().toLowerCase() ?? null
if (shop !== null && !/^[a-z0-9][a-z0-9-]*\.myshopify\.com$/.test(shop)) {
  process.stderr.write('--shop: enter a store domain, like your-store.myshopify.com\n')
  process.exit(2)
}
const findings = await examine({ source: environment, shop })
const text = values.json ? asJson(findings) : asText(findings)
process.stdout.write(`${withoutSecrets(text, environment)}\n`)
process.exitCode = isSound(findings) ? 0 : 1
