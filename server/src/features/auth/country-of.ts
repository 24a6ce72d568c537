import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Reader, type CountryResponse } from 'mmdb-lib'

const FILE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** The country of a network address, in English; `Unknown` if it isn't listed. */
export const countryOf = async (address: string | null): Promise<string> => (await knownCountryOf(address)) ?? 'Unknown'

/** The country of a network address, in English, from the bundled data set; null if it isn't listed. */
export async function knownCountryOf(address: string | null): Promise<string | null> {
  const plain = address?.replace(/^::ffff:/i, '')
  if (!plain) return null
  const code = codeIn(await (reader ??= open()), plain)
  return code ? (names.of(code) ?? null) : null
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

interface Entry extends CountryResponse {
  country_code?: string
}

let reader: Promise<Reader<Entry>> | null = null

// 8 MB, loaded when a user first lists their sessions.
const open = async (): Promise<Reader<Entry>> =>
  new Reader<Entry>(await readFile(fileURLToPath(import.meta.resolve(FILE))))

function codeIn(data: Reader<Entry>, address: string): string | undefined {
  try {
    return data.get(address)?.country_code
  } catch {
    return undefined
  }
}
