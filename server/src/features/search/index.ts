// Owns what the command palette finds: comments, customers' names and products of the brand at once.
// Does not own the search of the list (comments), nor any row.
export { searchAll } from './search-all.ts'
