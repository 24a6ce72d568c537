// Owns the command palette's search across comments, projects, customers, and products of a brand.
// Doesn't own the list's search (comments) or any rows.
export { searchAll } from './search-all.ts'
