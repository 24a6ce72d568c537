// Owns the company's brands and which one a member works in.
// Does not own what a brand is connected to (connections) nor its comments.
export { listBrands, selectBrand } from './list-brands.ts'
