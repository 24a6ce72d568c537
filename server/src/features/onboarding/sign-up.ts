import { emailField, passwordField, signUpForm, wholeNameField } from '@bizamply/contract/sign-up-form'
import type { SignUpInput } from '@bizamply/contract/auth'
import { asServer } from '../../db/as-server.ts'
import type { Tx } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { AppError } from '../../errors.ts'
import {
  addUser,
  countAttempts,
  hashPassword,
  issueCode,
  openSession,
  plainEmail,
  readFields,
  recordLogin,
  refuseCommon,
  type Origin,
  type SignInResult,
} from '../auth/index.ts'
import type { JoinDependencies } from './dependencies.ts'
import { makeCompany, newPublicId, type NewBrand } from './make-company.ts'

/** Creates an unverified, signed-in account, and its company if both names are given; emails the code. */
export async function signUp(deps: JoinDependencies, input: SignUpInput, from: Origin): Promise<SignInResult> {
  const person = readPerson(input)
  await countAttempts(deps, { signUpPerAddress: from.address, signUpPerEmail: person.email }, TOO_MANY)
  await refuseCommon(person.password)
  const company = readCompany(input)
  const install = await openShop(deps, input)
  const password = await hashPassword(person.password)
  const add = async (tx: Tx): Promise<string> => {
    const { email, firstName, lastName } = person
    const at = deps.now()
    const image = input.profilePic ?? null
    const { timezone } = input
    const way = { password }
    const id = await addUser(tx, { email, firstName, lastName, image, timezone, verified: false, way, at })
    await issueCode(tx, deps, email, { email, name: firstName, locale: 'en' })
    return id
  }
  const userId = company ? await addWithCompany(deps, company, install, add) : await deps.db.inServer(add)
  await recordLogin(deps, { userId }, { method: 'sign-up', reason: null }, from)
  return openSession(deps, { userId, rememberMe: false, method: 'sign-up' }, from)
}

async function addWithCompany(
  deps: JoinDependencies,
  { companyName, brandName }: { companyName: string; brandName: string },
  install: NewBrand['install'],
  add: (tx: Tx) => Promise<string>,
): Promise<string> {
  const [companyId, publicId] = [newId(), await newPublicId(deps.db)]
  return deps.db.inCompany(companyId, async (tx) => {
    const userId = await asServer(tx, () => add(tx))
    const brands = [{ name: brandName, install }]
    await makeCompany(tx, deps, { companyId, publicId, name: companyName, size: null, industry: null, userId, brands })
    return userId
  })
}

interface Person {
  email: string
  password: string
  firstName: string
  lastName: string
}

function readPerson(input: SignUpInput): Person {
  const email = plainEmail(readFields(emailField, input.email, 'email'))
  const password = readFields(passwordField, input.password, 'password')
  return { email, password, ...readNames(input) }
}

function readNames({ firstName, lastName, name }: SignUpInput): { firstName: string; lastName: string } {
  if (firstName !== undefined || lastName !== undefined) {
    const { firstName: first, lastName: last } = signUpForm.shape
    return {
      firstName: readFields(first, firstName ?? '', 'firstName'),
      lastName: readFields(last, lastName ?? '', 'lastName'),
    }
  }
  const [first = '', ...rest] = readFields(wholeNameField, name ?? '', 'name').split(/\s+/)
  return { firstName: first.slice(0, 50), lastName: rest.join(' ').slice(0, 50) }
}

function readCompany(input: SignUpInput): { companyName: string; brandName: string } | null {
  if (input.companyName === undefined && input.brandName === undefined) return null
  const { companyName, brandName } = signUpForm.shape
  return {
    companyName: readFields(companyName, input.companyName ?? '', 'companyName'),
    brandName: readFields(brandName, input.brandName ?? '', 'brandName'),
  }
}

async function openShop(deps: JoinDependencies, input: SignUpInput): Promise<NewBrand['install']> {
  const { shop, shopifySessionId: sessionId, shopifyAccessToken: accessToken } = input
  if (shop === undefined && sessionId === undefined && accessToken === undefined) return null
  if (!shop || !sessionId || !accessToken || input.brandName === undefined) throw new AppError('SHOP_LINK_INVALID')
  const { installId: id } = await deps.shops.open(deps.services, { shop, sessionId, accessToken })
  return { id, shop: shop.trim().toLowerCase() }
}

const TOO_MANY = 'Too many registration attempts. Please try again later.'
