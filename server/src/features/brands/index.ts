// Owns the company's brands, their voice and stored facts, and which one a member works in.
// Does not own what a brand is connected to (connections) nor its comments.
export { adoptShop } from './adopt-shop.ts'
export { addBrand } from './add-brand.ts'
export { listBrands, selectBrand } from './list-brands.ts'
export { readLogo, receiveLogo, removeLogo } from './receive-logo.ts'
export { readVoice } from './read-voice.ts'
export { replaceFacts, saveVoice } from './save-voice.ts'
