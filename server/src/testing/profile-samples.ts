import { long, nothing, type CallSample } from './sample-parts.ts'

/** What people say of themselves. */
export const profileSamples: Record<string, CallSample> = {
  'GET /api/profile': nothing('/api/profile'),
  'PUT /api/profile': {
    good: () => ({ path: '/api/profile' }),
    bad: [
      { firstName: ' ' },
      { firstName: long(51) },
      { firstName: null },
      { lastName: 'Byron9' },
      { lastName: ['Byron'] },
      { name: '' },
      { name: `${long(50)} ${long(50)}` },
      { phone: '123456' },
      { phone: 'call me now' },
      { phone: 4930 },
      { phoneCountry: 'XX' },
      { phoneCountry: 'de' },
      { phone: '+1 212 555 0100', phoneCountry: 'DE' },
      { location: long(101) },
      { location: '<b>Berlin</b>' },
      { birthday: '2001-02-29' },
      { birthday: 'soon' },
      { birthday: '2999-01-01' },
      { birthday: '1800-01-01' },
      { birthday: 19900101 },
      { bio: long(501) },
      { bio: 'a\0b' },
      { version: '1' },
      { version: 1.5 },
    ].map((body) => ({ body })),
  },
  'DELETE /api/profile/avatar': nothing('/api/profile/avatar'),
}
