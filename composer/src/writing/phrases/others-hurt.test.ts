import { expect, it } from 'vitest'
import { isSomeoneElse } from './others-hurt.ts'

it.each([
  ['My daughter cut her hand on the rim.', 'en', true],
  ['He cut himself.', 'en', true],
  ['I cut my hand while we were eating.', 'en', false],
  ['My husband saw that I burned my finger.', 'en', false],
  ['They sent it and it burned us.', 'en', false],
  ['Meine Tochter hat sich geschnitten.', 'de', true],
  ['Er brennt, wir haben Angst.', 'de', false],
  ['Ma fille s’est brûlée.', 'fr', true],
  ['Il m’a brûlé la peau.', 'fr', false],
  ['Mi hija se cortó.', 'es', true],
  ['Nos quemó.', 'es', false],
  ['Mia figlia si è tagliata.', 'it', true],
  ['Ci siamo fatti male.', 'it', false],
  ['夫がやけどしました。', 'ja', true],
  ['やけどしましたが大丈夫です。', 'ja', false],
  ['我女儿割伤了手。', 'zh', true],
  ['其他都好，手割伤了。', 'zh', false],
])('"%s" (%s) is about someone else: %s', (text, language, expected) => {
  expect(isSomeoneElse(text, language)).toBe(expected)
})
