// Owns the rollups: what a comment counts for, incremental updates, checks, repairs, and sums.
// Doesn't own comments (the comments feature passes in changes) or the screens' queries.
export { forgetEmptyRollups, moveInRollups } from './update-rollups.ts'
export { checkRollups, rebuildRollups, type BrandPlace } from './check-rollups.ts'
export { listBrandPlaces, nextBrand, sweepRollups } from './sweep-rollups.ts'
export { countedAs, responseSeconds, type Counted } from './measures.ts'
export { add, measures, presentFigures, rowsOfComments, share, summed, zeros, type Sums } from './sums.ts'
