import { expect, test } from 'vitest'
import { readBounces } from './read-bounces.ts'

const to = 'ada@shop.test'
const bounce = { bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: to }] } }

test.each([
  ['our own format', { bounced: [to] }],
  ['Postmark', { RecordType: 'Bounce', Type: 'HardBounce', Email: to }],
  [
    'SendGrid',
    [
      { event: 'bounce', email: to },
      { event: 'delivered', email: 'other@shop.test' },
    ],
  ],
  ['Mailgun', { signature: {}, 'event-data': { event: 'failed', severity: 'permanent', recipient: to } }],
  ['Mailgun, spam', { 'event-data': { event: 'complained', recipient: to } }],
  ['SES', bounce],
  ['SES through SNS', { Type: 'Notification', Message: JSON.stringify(bounce) }],
  ['SES, spam', { complaint: { complainedRecipients: [{ emailAddress: to }] } }],
])('%s reports the bounced address', (_, body) => expect(readBounces(body)).toEqual([to]))

test.each([
  ['a full mailbox', { Type: 'SoftBounce', Email: to }],
  ['a delayed email', { 'event-data': { event: 'failed', severity: 'temporary', recipient: to } }],
  ['a transient bounce', { bounce: { ...bounce.bounce, bounceType: 'Transient' } }],
  ['an SNS subscription', { Type: 'SubscriptionConfirmation', Message: 'You have chosen to subscribe' }],
  ['an open', [{ event: 'open', email: to }]],
  ['nothing', null],
  ['text', 'bounced'],
  ['an empty list', [null, 5, []]],
  ['an invalid address', { bounced: [5] }],
])('%s stops no address', (_, body) => expect(readBounces(body)).toEqual([]))
