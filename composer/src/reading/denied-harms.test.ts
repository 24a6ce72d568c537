import { describe, expect, it } from 'vitest'
import { readComment } from './read-comment.ts'

const harmed = (text: string, language: string, rating: number | null = null): boolean =>
  readComment(text, rating, language).risks.includes('injury')

describe('an injury', () => {
  it.each([
    ['ja', '敏感肌ですが、一日つけていてもかぶれません。'],
    ['ja', '金属アレルギーの母もかぶれることがなかったです。'],
    ['ja', '発疹は全く出ませんでした。'],
    ['ja', '使っていて怪我をしたことはありません。'],
    ['zh', '皮肤很敏感，戴了一周也没有出现过敏反应。'],
    ['ko', '피부가 예민한데 두드러기가 없어요.'],
    ['en', 'My skin is touchy, but this never gave me a rash.'],
    ['en', 'It does not cause any skin irritation.'],
    ['de', 'Verursacht bei mir keinen Hautausschlag.'],
    ['de', 'Hautausschlag gab es bisher nicht.'],
    ['fr', 'Je n’ai eu aucune irritation.'],
    ['es', 'No me ha dado ninguna irritación.'],
    ['it', 'Non mi ha dato nessuna irritazione.'],
    ['pt', 'Não me causou alergia.'],
  ])('in %s isn’t a risk if it is denied: "%s"', (language, text) => {
    expect(harmed(text, language, 5)).toBe(false)
  })

  it.each([
    ['ja', '二日目に発疹が出ました。'],
    ['ja', '首がかぶれてしまい、もう使えません。'],
    ['ja', 'かぶれが治りません。'],
    ['ja', 'かぶれないと書いてあったのに、かぶれました。'],
    ['ja', '説明書がないので怪我をしました。'],
    ['zh', '戴了一天就引起过敏，不能用。'],
    ['ko', '하루 만에 두드러기가 났어요.'],
    ['en', 'I have never had a rash like this.'],
    ['en', 'The instructions are not clear and I got a rash.'],
    ['en', 'Not only a rash, my skin is peeling too.'],
    ['de', 'Nicht zu empfehlen, ich habe Hautausschlag bekommen.'],
    ['fr', 'Pas terrible, une irritation dès le premier jour.'],
    ['es', 'No lo recomiendo, me dio alergia en la piel.'],
    ['pt', 'Não gostei, tive alergia.'],
  ])('in %s remains a risk: "%s"', (language, text) => {
    expect(harmed(text, language, 5)).toBe(true)
  })

  it('is the only risk that a distant negation cancels', () => {
    expect(readComment('They never gave me a refund.', 1).risks).toContain('refund')
  })
})
