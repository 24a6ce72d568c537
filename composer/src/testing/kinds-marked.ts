import { checkReply } from '../claims/guard-rails.ts'
import { request, type RequestParts } from './requests.ts'

/** Marks of the guard rails in a reply to this request, in order. */
export const kindsMarked = (text: string, parts: RequestParts = {}): string[] =>
  checkReply(request(parts), text).map((span) => span.kind)
