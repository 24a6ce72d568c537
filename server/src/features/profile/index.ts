// Owns a person's profile: names, phone, place, birthday, bio and picture.
// Does not own the e-mail address, the role or the sessions (auth), nor the plan (billing).
export { makePictures } from './make-pictures.ts'
export { collectPicture, receivePicture, removeOwnPicture } from './receive-picture.ts'
export { readProfile, type Person } from './read-profile.ts'
export { saveProfile } from './save-profile.ts'
