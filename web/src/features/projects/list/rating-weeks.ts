/** With few rated weeks, each is a dot: a line would suggest a trend between single reviews. */
export function isSparse(ratings: readonly (number | null)[]): boolean {
  return ratings.filter((rating) => rating !== null).length * 2 < ratings.length
}
