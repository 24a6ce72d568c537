/** What instructions add to a reply, as English sentences: "Ask for the order number" becomes a request for it. */
export function carryOut(wish: string): string[] {
  return wish
    .split(
      /[.;!\n]+|,\s*(?:and\s+|then\s+)?|\s+and\s+(?=(?:ask|offer|say|mention|explain|tell|thank|invite|suggest|apologi)\w*\b)/i,
    )
    .flatMap((clause) => sentenceOf(clause.replace(/^\s*(?:please|and|then|also)\s+/i, '').trim()) ?? [])
}

function sentenceOf(clause: string): string | null {
  for (const [pattern, sentence] of ORDERS) {
    const request = pattern.exec(clause)?.[1]
    if (request !== undefined) return finished(sentence.replace('{}', () => toCustomer(request)))
  }
  return DECLARES.test(clause) ? finished(toCustomer(clause)) : null
}

// Instructions mention the customer in the third person, the reply addresses them.
function toCustomer(words: string): string {
  return words
    .replace(/\b(?:the customer|them|her|him)\b/gi, 'you')
    .replace(/\b(?:their|his|the customer['’]s)\b/gi, 'your')
    .replace(/\bthe (order number|photos?|pictures?|e-?mail address|size|name)\b/gi, 'your $1')
}

function finished(words: string): string {
  const text = words.trim()
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.?!]$/.test(text) ? '' : '.'}`
}

const VERB = '(?:is|are|takes?|will|can|has|have|ships?|comes?|costs?)'
const WHOM = '(?:(?:them|her|him|the customer) )?'
const ORDERS: [RegExp, string][] = [
  [new RegExp(`^offer ${WHOM}(.+)`, 'i'), 'We can offer you {}'],
  [new RegExp(`^ask ${WHOM}for (.+)`, 'i'), 'Please tell us {}'],
  [new RegExp(`^ask ${WHOM}(?:about|what|when|where|which|how)\\b (.+)`, 'i'), 'Please tell us more about {}'],
  [new RegExp(`^ask ${WHOM}to (.+)`, 'i'), 'Please {}'],
  [/^say sorry (for .+)/i, 'We apologize {}'],
  [/^say thank you (for .+)/i, 'Thank you {}'],
  [/^(?:say|mention|explain|add|note|write|point out) that (.+)/i, '{}'],
  [new RegExp(`^(?:say|mention|explain|note|point out) (.*\\b${VERB}\\b.*)`, 'i'), '{}'],
  [/^mention (.+)/i, 'We would also like to mention {}'],
  [/^(?:tell|remind|let) (?:them|her|him|the customer)(?: know)?(?: that)? (.+)/i, '{}'],
  [/^apologi[sz]e (for .+)/i, 'We apologize {}'],
  [new RegExp(`^thank ${WHOM}(for .+)`, 'i'), 'Thank you {}'],
  [/^invite (?:them|her|him|the customer) to (.+)/i, 'You are welcome to {}'],
  [/^(?:suggest|recommend) (.+)/i, 'We recommend {}'],
  [/^((?:takes?|lasts?|costs?|comes?|ships?) .+)/i, 'It {}'],
]
const DECLARES = new RegExp(`^(?:it|this|we|our|the|you|your|a|an)\\b.+\\b${VERB}\\b`, 'i')
