export const SEARCH_LENGTH = 100
