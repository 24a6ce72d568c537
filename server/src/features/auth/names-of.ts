/** First and last name in a provider's claims, in one line each. Without a name, the email's local part. */
export function namesOf(claims: { name: string; given_name: string; family_name: string; email: string }): {
  firstName: string
  lastName: string
} {
  const { given_name: given, family_name: family } = claims
  const [first = '', ...more] = (claims.name || claims.email.split('@')[0] || '').split(' ')
  return { firstName: fitted(given || first), lastName: fitted(family || (given ? '' : more.join(' '))) }
}

const fitted = (name: string): string =>
  name
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 50)
