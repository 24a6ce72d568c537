import { describe, expect, it } from 'vitest'
import { createBuiltInComposer } from '../built-in-composer.ts'
import { insteadOf } from './brand-manner.ts'
import { modelInstructions, modelMessage } from '../model/prompt.ts'
import { replyLanguage } from './reply-language.ts'
import { request } from '../testing/requests.ts'

const manner = { does: ['Offer a repair first.'], donts: ['Never say sorry twice.'], samples: ['Hi! So glad. <Nora>'] }
const german = 'Die Tasche ist leider schon nach einer Woche gerissen, ich bin sehr enttäuscht von der Qualität.'
const having = (composeRequest: ReturnType<typeof request>, more: object) => ({
  ...composeRequest,
  brand: { ...composeRequest.brand, ...more },
})

describe("a brand's voice", () => {
  it('reaches the model with lines and samples as labeled data', () => {
    const composeRequest = having(request({ text: 'Nice bag.' }), manner)
    const message = modelMessage(composeRequest, 'en')
    expect(message).toContain('<do>Offer a repair first.</do>')
    expect(message).toContain('<do-not>Never say sorry twice.</do-not>')
    expect(message).toContain('<sample-reply>Hi! So glad. &lt;Nora&gt;</sample-reply>')
    expect(modelInstructions(composeRequest)).toContain('Follow <do> and <do-not>')
    expect(modelInstructions(request({ text: 'Nice bag.' }))).not.toContain('<do>')
  })

  it('uses only its reply languages, or any if it lists none', async () => {
    const composeRequest = having(request({ text: german, rating: 2 }), {
      defaultLanguage: 'en',
      languages: ['en', 'fr'],
    })
    expect(replyLanguage(composeRequest)).toBe('en')
    expect((await createBuiltInComposer().compose(composeRequest, {})).language).toBe('en')
    const open = having(composeRequest, { languages: [] })
    expect(replyLanguage(open)).toBe('de')
    expect((await createBuiltInComposer().compose(open, {})).language).toBe('de')
  })

  it("doesn't apply where the language is unknown", () => {
    expect(insteadOf({ ...request({ text: '' }).brand, languages: ['de'] }, null)).toBeNull()
  })
})
