// Owns what is known of one customer: which comments are whose, by what, and everything of theirs in one line of time.
// Does not own any of these: comments, messaging and discounts do.
export { forgetAuthors } from './forget-authors.ts'
export { listPeople } from './list-people.ts'
export { readPerson } from './read-person.ts'
export { readTimeline } from './read-timeline.ts'
export { splitPerson, undoSplit } from './split-person.ts'
export { sweepPeople } from './sweep-people.ts'
