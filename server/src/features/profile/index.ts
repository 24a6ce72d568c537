// Owns a user's profile: names, phone, place, birthday, bio and picture.
// Doesn't own the email address, the role or the sessions (auth), or the plan (billing).
export { makePictures } from './make-pictures.ts'
export { collectPicture, receivePicture, removeOwnPicture } from './receive-picture.ts'
export { readProfile, type Person } from './read-profile.ts'
export { saveProfile } from './save-profile.ts'
