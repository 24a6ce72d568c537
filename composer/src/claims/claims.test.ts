import { describe, expect, it } from 'vitest'
import { checkReply } from './guard-rails.ts'
import { unsupported } from '../testing/claims.ts'
import { comments } from '../testing/comments.ts'
import { honest } from '../testing/honest-replies.ts'
import { request } from '../testing/requests.ts'

const requestOf = (language: string) =>
  request({ text: comments[language]?.['negative']?.text ?? '', rating: 1, language, signOff: null })

describe.each(Object.keys(unsupported))('in %s', (language) => {
  it.each(unsupported[language] ?? [])('"%s" is marked', (text) => {
    const spans = checkReply(requestOf(language), text)
    expect(spans.map(({ start, end }) => text.slice(start, end)).filter((marked) => marked.trim())).not.toEqual([])
  })

  it.each(honest[language] ?? [])('"%s" isn\'t marked', (text) => {
    const spans = checkReply(requestOf(language), text)
    expect(spans.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([])
  })
})
