import { expect, test } from 'vitest'
import { namedCodes } from './named-codes.ts'

const codes = ['SAVE', 'SAVE-10', 'SAVE 20', 'Ünique', 'A+B', 'СКИДКА10', '$[x]{2}^|/\\d', 'A&&B--C~']

test.each([
  ['Use SAVE-10 today.', ['SAVE-10']],
  ['Use save-10, or SAVE.', ['SAVE-10', 'SAVE']],
  ['SAVE 20', ['SAVE 20']],
  ['SAVER, SAVE10, SAVE-50, RESAVE and save_it', []],
  ['クーポンコードSAVE-10をご利用ください', ['SAVE-10']],
  ['请使用优惠码SAVE下单', ['SAVE']],
  ['할인 코드 SAVE-10을', ['SAVE-10']],
  ['ＳＡＶＥ－１０', ['SAVE-10']],
  ['Code: ünique!', ['Ünique']],
  ['(A+B)', ['A+B']],
  ['Код СКИДКА10.', ['СКИДКА10']],
  ['Код СКИДКА100', []],
  ['Try $[x]{2}^|/\\d or A&&B--C~ now', ['$[x]{2}^|/\\d', 'A&&B--C~']],
  ['', []],
])('%s names %j', (text, named) => {
  expect(namedCodes(text, codes)).toEqual(named)
})
