// Owns sign-in: passwords, sessions, the cookie-and-token pair, and who a request belongs to.
// Does not own what a signed-in person may do: that is the contract's roles, checked in http/.
export { createAuth, cookiesAreSecure, hashPassword, type Auth } from './better-auth.ts'
export { presentUser, signIn, type SignInResult } from './sign-in.ts'
export { sessionCookie, Sessions, type Membership, type SignedIn } from './sessions.ts'
export { forgetEverywhere, signOut } from './sign-out.ts'
