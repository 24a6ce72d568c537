import type { PhraseBook } from './phrase-book.ts'

export const en: PhraseBook = {
  language: 'en',
  greeting: 'Hello {name},',
  order: 'your order',
  named: 'the {product}',
  joiner: ' ',
  openings: {
    bad: [
      'we are sorry that {product} has disappointed you.',
      'we are sorry, {product} should have been a pleasure and was not.',
      'that is not how {product} should have reached you, and we are sorry.',
      'we can see why you are annoyed about {product}, and we are sorry.',
      'we are sorry to read this about {product}.',
      'nobody should have to write this about {product}; we are sorry.',
    ],
    mixed: [
      'it helps us to read what works for you with {product} and what does not.',
      'an honest word about {product} is worth a lot to us.',
      'you put the two sides of {product} very clearly.',
      'we have read your view of {product} with care.',
    ],
    good: [
      'thank you, it is lovely to read that {product} suits you.',
      'you have made our morning with your words about {product}.',
      'how good to hear that {product} has found the right home.',
      'thank you for telling others about {product}.',
      'we are delighted that you enjoy {product}.',
      'reading this about {product} was a pleasure, thank you.',
    ],
    question: [
      'that is a good question about {product}.',
      'thank you for asking about {product}.',
      'we are glad that you ask before you decide about {product}.',
    ],
  },
  aboutTopic: {
    bad: [
      'What you write about {topic} is not the experience we want for anybody.',
      'Your point about {topic} is clear, and it matters to us.',
      'We take what you say about {topic} seriously.',
      'With {topic} we plainly did not meet your expectations.',
    ],
    mixed: [
      'Your remark about {topic} is with the people who can improve it.',
      'We have noted in particular what you say about {topic}.',
      'On {topic} we would like to do better.',
    ],
    good: [
      'What you say about {topic} will please the people who work on it every day.',
      'We are especially glad about your words on {topic}.',
      'It is lovely that you mention {topic}.',
    ],
    question: ['You want to know more about {topic}, and that deserves a proper answer.'],
  },
  general: {
    bad: [
      'Your words have been read by a person here, not just filed.',
      'We would rather hear it than lose you silently.',
      'This is not the impression that we want to leave.',
    ],
    mixed: ['Balanced words like yours help us and other customers.', 'Details like these make the next batch better.'],
    good: ['Words like these are what we make things for.', 'We have passed your words on to the whole team.'],
    question: ['Others will surely wonder about the same thing.'],
  },
  closings: {
    bad: [
      'A colleague will look into it closely.',
      'Somebody from our team will look at this personally.',
      'A person here will look at what happened with your order.',
    ],
    mixed: ['It is good to have you as a customer.', 'We hope that it grows on you.'],
    good: ['Enjoy it for a long time.', 'We hope it stays with you for years.', 'Have fun with it every day.'],
    question: ['A colleague will answer you here.', 'Somebody who knows it well will reply to you.'],
  },
  topics: [
    ['zip', 'the zip'],
    ['deliver|shipping|shipped|parcel|arrived late|weeks ago|courier|tracking', 'the delivery'],
    ['size|sizing|too small|too big|too large|fits|tight', 'the size'],
    ['colour|color|shade', 'the colour'],
    ['broke|broken|crack|chipped|snapped|defect|fell off|stopped working', 'the damage'],
    ['leak|drip|spill', 'the leak'],
    ['smell|scent|fragrance|odour', 'the scent'],
    ['soft|scratchy|itch|fabric|wool|linen|leather|cotton', 'the material'],
    ['light\\b|dimm|bright|bulb', 'the light'],
    ['packag|box|wrapped', 'the packaging'],
    ['service|support|staff|answered|wrote twice|no reply', 'our service'],
    ['price|expensive|money|worth|cheap', 'the price'],
    ['quality|sturdy|well made|workmanship|craft', 'the quality'],
    ['beautiful|design|looks|style|gorgeous', 'the design'],
  ],
}
