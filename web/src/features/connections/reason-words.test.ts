import { expect, test } from 'vitest'
import { reasonsEn } from '../../messages/reasons.en.ts'
import { reasonOf } from './reason-words.ts'

test.for([
  ['The store asked us to delete its data. Reconnect it to continue.', 'forgotten'],
  ['Our app was removed from the account. (Instagram says: The user has not authorized application)', 'removed'],
  ['The store asked us to forget it. Connect it again to go on.', 'forgotten'],
  ['The account’s password was changed. (Facebook says: Error validating access token)', 'password'],
  ['Confirm the account on the platform first. (Facebook says: code 459)', 'confirm'],
  ['Access has expired. (Instagram says: Session has expired)', 'ranOut'],
  ['Yotpo revoked our access.', 'removed'],
  ['Token has been expired or revoked.', 'removed'],
  ['access token is expired (TikTok 40105, request 2026)', 'ranOut'],
  ['(#10) Application does not have permission for this action', 'rights'],
  ['Access denied. Required access: `read_products` access scope.', 'rights'],
  ['Judge.me revoked this connection. Reconnect it to continue.', 'removed'],
  ['TikTok doesn’t give us all the permissions we need. Reconnect it and allow all of them.', 'rights'],
  ['Shopify answered 402', 'closed'],
  ['Shopify returned 402', 'closed'],
  ['Shopify no longer accepts our access (401).', 'refused'],
  ['Failed to authenticate. Shop domain or Api Token is wrong', 'refused'],
  ['Error #8842: k=f3', 'refused'],
] as const)('disconnected with %j has the reason %s', ([message, reason]) => {
  expect(reasonOf(message, true)).toBe(reason)
})

test.for([
  ['no answer within 10000 ms', 'silent'],
  ['no response within 10000 ms', 'silent'],
  ['the connection closed without an answer', 'silent'],
  ['the connection closed without a response', 'silent'],
  ['connect ECONNREFUSED 127.0.0.1:9', 'silent'],
  ['Judge.me requested a longer pause', 'slower'],
  ['Application request limit reached', 'slower'],
  ['Judge.me answered 503', 'away'],
  ['Judge.me returned 503', 'away'],
  ['An unknown error occurred', 'away'],
  ['TikTok answered 200 with something that is not JSON', 'unreadable'],
  ['TikTok returned 200 with something that isn’t JSON', 'unreadable'],
  ['Google returned an unexpected response', 'unreadable'],
  ['Facebook answered a list without data', 'unreadable'],
  ['Facebook returned a list without data', 'unreadable'],
  ['Application does not have permission for this action', 'rights'],
  ['Judge.me isn’t responding right now. We’ll keep trying.', 'silent'],
  ['Judge.me is limiting requests right now. Try again in a few minutes.', 'slower'],
  ['Something went wrong on our side. We’ll try again automatically.', 'ours'],
  ['Judge.me couldn’t process our request. We’ll keep trying.', 'other'],
  ['Unsupported request. Object 17 (code 100)', 'other'],
] as const)('trouble with %j has the reason %s', ([message, reason]) => {
  expect(reasonOf(message, false)).toBe(reason)
})

test('no reason contains technical terms or codes', () => {
  for (const words of Object.values(reasonsEn)) expect(words).not.toMatch(/[#_\d]|HTTP|API|token/)
})
