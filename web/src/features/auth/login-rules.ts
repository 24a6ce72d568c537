export interface LoginFields {
  email: string
  password: string
}
export type LoginProblem = 'emailRequired' | 'emailInvalid' | 'passwordRequired' | 'passwordShort' | 'passwordLong'
export type LoginProblems = Partial<Record<keyof LoginFields, LoginProblem>>

/** Repeats the rules of the contract’s `loginForm`, whose schemas would add 28 kB to the first page. */
export function loginProblems({ email, password }: LoginFields): LoginProblems {
  const found = { email: emailProblem(email.trim()), password: passwordProblem(password) }
  return { ...(found.email && { email: found.email }), ...(found.password && { password: found.password }) }
}

function emailProblem(email: string): LoginProblem | null {
  if (!email) return 'emailRequired'
  return email.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? null : 'emailInvalid'
}

function passwordProblem(password: string): LoginProblem | null {
  if (!password) return 'passwordRequired'
  if (password.length < 6) return 'passwordShort'
  return password.length > 128 ? 'passwordLong' : null
}
