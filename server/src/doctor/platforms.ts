import { platformNames, type PlatformName } from '../env/env.ts'
import { finding, type Finding } from './finding.ts'
import { probe } from './probes.ts'
import { registrationOf } from './registration.ts'
import { wrongForms } from './forms.ts'
import type { World } from './world.ts'

const metas: ReadonlySet<PlatformName> = new Set(['instagram', 'facebook', 'whatsapp'])

export const examinePlatforms = (world: World): Promise<Finding[]> =>
  Promise.all(platformNames.map((key) => examinePlatform(key, world)))

async function examinePlatform(key: PlatformName, world: World): Promise<Finding> {
  const { env } = world
  const { name, permissions, addresses: register } = registrationOf(key, env.appUrl)
  const about = finding(key, key === 'google' ? `${name} and sign-in` : name, { register, permissions })
  const page = `docs/connect/${key}.md`
  if (world.sandboxed) {
    const next = [`To use the real ${name}, follow ${page}, set its keys and SANDBOX=off.`]
    return { ...about, state: 'sandboxed', tried: 'nothing (the sandbox replaces it)', next }
  }
  const upper = key.toUpperCase()
  const { clientId, clientSecret } = env.platforms[key]
  const missing = [
    ...(clientId ? [] : [`${upper}_CLIENT_ID`]),
    ...(clientSecret ? [] : [`${upper}_CLIENT_SECRET`]),
    ...(metas.has(key) && !env.META_VERIFY_TOKEN ? ['META_VERIFY_TOKEN'] : []),
  ]
  const forms = wrongForms(key, env.platforms[key])
  if (!clientId || !clientSecret) {
    const next = [`To offer ${name}, follow ${page} and set ${missing.join(', ')}.`]
    const state = forms.length > 0 ? 'wrong' : 'off'
    return { ...about, state, missing, problems: forms, tried: 'nothing (there are no keys)', next }
  }
  return configured({ ...about, missing }, key, forms, world)
}

async function configured(about: Finding, key: PlatformName, forms: string[], world: World): Promise<Finding> {
  const { tried, answer, problem, proved } = await probe(key, world)
  const problems = [...forms, ...(problem ? [problem] : [])]
  const isDeaf = about.missing.length > 0
  const next = [
    ...(problems.length > 0 ? [`Compare the settings with docs/connect/${key}.md.`] : []),
    ...(isDeaf
      ? ['Set META_VERIFY_TOKEN and enter it with the webhook callback in the app. Until then, no webhooks arrive.']
      : []),
    ...(problems.length === 0 && !isDeaf
      ? [`Connect an account in the console under Connections${proved ? '' : ' to confirm these keys'}.`]
      : []),
  ]
  const state = problems.length > 0 ? 'wrong' : isDeaf || !proved ? 'warning' : 'ok'
  return { ...about, state, problems, tried, answer, next }
}
