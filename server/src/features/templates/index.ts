// Owns a company's reply templates: the four starting ones and members' changes.
// Doesn't own filling their placeholders (contract/src/views.ts) or sending (replies).
export { addStartingTemplates } from './starting-templates.ts'
export { changeTemplate, createTemplate, listTemplates, removeTemplate } from './templates.ts'
