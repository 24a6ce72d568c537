import { checkReply } from '../claims/guard-rails.ts'
import { request, type RequestParts } from './requests.ts'

/** What the guard rails mark in a reply to this request, in its order. */
export const kindsMarked = (text: string, parts: RequestParts = {}): string[] =>
  checkReply(request(parts), text).map((span) => span.kind)
