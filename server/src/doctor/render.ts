import { isSound, type Finding, type State } from './finding.ts'

const marks: Record<State, string> = {
  ok: 'ok',
  sandboxed: 'sandboxed',
  off: 'not set up',
  warning: 'needs attention',
  wrong: 'incorrect',
}

export const asJson = (findings: Finding[]): string => JSON.stringify({ ok: isSound(findings), findings }, undefined, 2)

/** One block per dependency, and all problems again at the end. */
export function asText(findings: Finding[]): string {
  const blocks = findings.map((one) => [`${one.name}: ${marks[one.state]}`, ...linesOf(one)].join('\n'))
  return [...blocks, endOf(findings)].join('\n\n')
}

function linesOf({ problems, missing, register, permissions, tried, answer, next }: Finding): string[] {
  return [
    ...problems.map((problem) => `  ! ${problem}`),
    ...(missing.length > 0 ? [`  Not set: ${missing.join(', ')}`] : []),
    ...register.map(({ what, address }) => `  ${what}: ${address}`),
    ...(permissions.length > 0 ? [`  Permissions: ${permissions.join(', ')}`] : []),
    ...(tried ? [`  Tested: ${tried}`] : []),
    ...(answer ? [`  Result: ${answer}`] : []),
    ...next.map((step) => `  Next: ${step}`),
  ]
}

function endOf(findings: Finding[]): string {
  if (isSound(findings)) return 'No problems found.'
  const problems = findings.flatMap((one) => one.problems.map((problem) => `  ${problem}`))
  return ['Problems:', ...problems].join('\n')
}

const SHORTEST = 8

/**
 * Removes every secret of the environment from a text. A safety net: the code above should write
 * none.
 */
export function withoutSecrets(text: string, source: NodeJS.ProcessEnv): string {
  const secrets = Object.entries(source).flatMap(([name, value]) => secretsIn(name, value ?? ''))
  return secrets
    .filter((secret) => secret.length >= SHORTEST)
    .toSorted((a, b) => b.length - a.length)
    .reduce((clean, secret) => clean.replaceAll(secret, '[hidden]'), text)
}

/** The same for findings returned as data. */
export const hideSecrets = (findings: Finding[], source: NodeJS.ProcessEnv): Finding[] =>
  findings.map((one) => {
    const clean = (text: string): string => withoutSecrets(text, source)
    return {
      ...one,
      problems: one.problems.map(clean),
      register: one.register.map(({ what, address }) => ({ what, address: clean(address) })),
      permissions: one.permissions.map(clean),
      tried: one.tried === null ? null : clean(one.tried),
      answer: one.answer === null ? null : clean(one.answer),
      next: one.next.map(clean),
    }
  })

function secretsIn(name: string, value: string): string[] {
  if (/SECRET|TOKEN|PASSWORD|_KEY$/.test(name)) return [value.trim()]
  const url = URL.canParse(value) ? new URL(value) : null
  return url?.password ? [url.password, decodeURIComponent(url.password)] : []
}
