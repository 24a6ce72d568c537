// Owns the view of one customer: which comments are theirs, by which identities, and everything of theirs in one
// timeline.
// Doesn't own these records: comments, messaging and discounts do.
export { forgetAuthors } from './forget-authors.ts'
export { email as emailOfPerson, listPeople } from './list-people.ts'
export { readPerson } from './read-person.ts'
export { readTimeline } from './read-timeline.ts'
export { splitPerson, undoSplit } from './split-person.ts'
export { sweepPeople } from './sweep-people.ts'
