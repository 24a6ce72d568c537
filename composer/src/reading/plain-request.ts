import { isRhetorical } from './rhetorical.ts'

/** A request for information, with or without a question mark, including languages with few word lists. */
export function asksSomething(text: string): boolean {
  const small = text.toLowerCase()
  return asking.test(small) || marked(small)
}

/** Ends with a question; most question marks elsewhere are rhetorical. */
export function endsAsking(text: string): boolean {
  return (
    /[?？؟][)\s\p{Extended_Pictographic}]*$/u.test(text.slice(-400).replace(/\s*read more\s*$/i, '')) &&
    marked(text.slice(-400))
  )
}

/** At least three words before the mark: "really?" and "right??" are rhetorical. */
function marked(text: string): boolean {
  return [...text.matchAll(/([^.!?。！？\n]{1,400})[?？؟]/gu)].some(([, question = '']) => {
    if (isRhetorical(question)) return false
    const words = question.trim().split(/\s+/).length
    return unspaced.test(question) ? question.length >= 8 : words >= 3
  })
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

const asking = new RegExp(
  [
    '^(?:so |but |and |hi,? |hello,? )?(?:how (?:can|do|could|may) (?:i|we)|(?:can|may|could) (?:i|we|you)(?: please)? (?:get|have|send|tell)|where (?:can|do) (?:i|we))(?![a-z])',
    '(?:please|kindly|pls) (?:send|share|give|tell) (?:me|us|the|more) ?(?:the |more )?(?:details?|price|info|number|link)',
    'ขอรายละเอียด|สอบถาม(?!แล้ว)|เท่าไห?ร่|ยังไง(?:คะ|ครับ)|(?:ไหม|มั้ย|หรือเปล่า)(?:คะ|ครับ|ค่ะ|\\s*$)',
    '어떻게 (?:하|받|신청)|알려 ?주세요',
  ].join('|'),
  'u',
)
