// Owns the canned replies of a company: the four that it begins with, and what members make of them.
// Does not own filling their places (contract/src/views.ts) nor sending them (replies).
export { addStartingTemplates } from './starting-templates.ts'
export { changeTemplate, createTemplate, listTemplates, removeTemplate } from './templates.ts'
