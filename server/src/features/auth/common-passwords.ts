import { COMMON_PASSWORD } from '@bizamply/contract/sign-up-form'
import { AppError } from '../../errors.ts'

/** Refuses common passwords, also in capitals, in leetspeak or with a short affix. */
export async function refuseCommon(password: string, path = 'password'): Promise<void> {
  if (!(await isCommon(password))) return
  throw new AppError('BAD_REQUEST', {
    message: COMMON_PASSWORD,
    errors: [{ path, message: COMMON_PASSWORD }],
  })
}

export async function isCommon(password: string): Promise<boolean> {
  const words = await (known ??= load())
  return readings(password).some((reading) => words.has(reading))
}

let known: Promise<Set<string>> | null = null

// 49,000 words, loaded on the first sign-up.
async function load(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()))
}

/** Affixes that don't make a common word a strong password. */
const TAIL = 6

function readings(password: string): string[] {
  const whole = password.toLowerCase()
  const bare = [
    whole.replace(/[^a-z]+$/, ''),
    whole.replace(/^[^a-z]+|[^a-z]+$/g, ''),
    whole.replace(/[^a-z0-9]+$/, ''),
  ]
  const near = bare.filter((text) => text !== '' && whole.length - text.length <= TAIL)
  const all = [whole, ...near]
  return [...all, ...all.flatMap((text) => [plain(text, 'i'), plain(text, 'l')])]
}

const plain = (text: string, one: string): string =>
  text.replace(/[@43!10$57+]/g, (sign) => (sign === '1' || sign === '!' ? one : (LEET[sign] ?? sign)))

const LEET: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '7': 't', '+': 't' }
