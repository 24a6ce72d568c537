import { vi } from 'vitest'

const buffer = (text: string): ArrayBuffer => new Uint8Array([...text].map((sign) => sign.charCodeAt(0))).buffer

const made = {
  id: 'a2V5',
  rawId: buffer('key'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: {
    clientDataJSON: buffer('client'),
    attestationObject: buffer('attested'),
    authenticatorData: buffer('data'),
    signature: buffer('signed'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
}

type Ask = (options: { publicKey: Record<string, unknown> }) => Promise<unknown>

/** A browser with passkeys; by default it creates and uses one immediately. */
export function passkeyDevice({ create, get }: { create?: Ask; get?: Ask } = {}): void {
  vi.stubGlobal('PublicKeyCredential', class {})
  const credentials = { create: create ?? (async () => made), get: get ?? (async () => made) }
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
}

export const refusedBy = (name: string) => async (): Promise<never> => {
  throw new DOMException('The device refused.', name)
}

export const registration = {
  challenge: 'Y2g',
  rp: { id: 'localhost', name: 'Bizamply' },
  user: { id: 'dXNlcg', name: 'demo@bizamply.test', displayName: 'Nora Vance' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  excludeCredentials: [],
  timeout: 60_000,
}

export const assertion = { challenge: 'Y2g', rpId: 'localhost', timeout: 60_000, userVerification: 'required' }
