// Owns the rollups: what a comment counts for, how its sums change with it, their check and their repair, and how they are summed.
// Does not own comments (the comments feature hands in what came and what went) nor what the screens ask of the sums.
export { forgetEmptyRollups, moveInRollups } from './update-rollups.ts'
export { checkRollups, rebuildRollups, type BrandPlace } from './check-rollups.ts'
export { listBrandPlaces, nextBrand, sweepRollups } from './sweep-rollups.ts'
export { countedAs, responseSeconds, type Counted } from './measures.ts'
export { add, measures, presentFigures, rowsOfComments, share, summed, zeros, type Sums } from './sums.ts'
