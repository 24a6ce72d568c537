import { expect, test } from 'vitest'
import { isCommon } from './common-passwords.ts'

test.each(['password', 'Password1!', 'P@ssw0rd', 'QWERTY123', 'Iloveyou!!', '123Monkey!', 'Dr4g0n$2024', 'L3tm31n!'])(
  '%s is a common password',
  async (password) => {
    expect(await isCommon(password)).toBe(true)
  },
)

test.each(['Blue!Kettle9', 'Correct!Horse9', 'Demo!2026-Alder', 'vT9$kQ2!mZ', 'dragon837462518!'])(
  '%s is not a common password',
  async (password) => {
    expect(await isCommon(password)).toBe(false)
  },
)
