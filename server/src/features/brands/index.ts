// Owns the company's brands, their voice and stored facts, and which brand a member works in.
// Doesn't own a brand's connections or comments.
export { adoptShop } from './adopt-shop.ts'
export { addBrand } from './add-brand.ts'
export { listBrands, selectBrand } from './list-brands.ts'
export { readLogo, receiveLogo, removeLogo } from './receive-logo.ts'
export { readVoice } from './read-voice.ts'
export { replaceFacts, saveVoice } from './save-voice.ts'
