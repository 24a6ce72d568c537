import { domainToASCII } from 'node:url'
import { AppError } from '../../errors.ts'
import { publicMailDomains } from './public-mail-domains.ts'

/** Normalizes a domain that a company may claim to lower case and ASCII. */
export function readDomain(typed: string): string {
  const bare = typed.trim().replace(/^@/, '').replace(/\.$/, '')
  const domain = domainToASCII(bare).toLowerCase()
  const labels = domain.split('.')
  const isName = labels.length >= 2 && domain.length <= 253 && labels.every((label) => LABEL.test(label))
  // An IPv4 address has four labels, too.
  if (!isName || /^\d+$/.test(labels.at(-1) ?? '')) throw refused('Enter a domain like example.com')
  if (publicMailDomains.has(domain)) {
    throw refused(`${domain} belongs to an email provider. Enter a domain your company owns`)
  }
  return domain
}

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

const refused = (message: string): AppError =>
  new AppError('BAD_REQUEST', { message, errors: [{ path: 'domain', message }] })
