import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseDotenv } from './dotenv.mjs'
import { developmentEnvironment } from './development-environment.mjs'

const dataDir = mkdtempSync(join(tmpdir(), 'bizamply-start-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const environmentWith = (given = {}) => developmentEnvironment({ DATA_DIR: dataDir, ...given })

describe('the environment that npm start gives the server and the sandbox', () => {
  it('connects the product to the sandbox on the given ports', () => {
    const { env, ports, url } = environmentWith({ PORT: '4000', SANDBOX_PORT: '4900', SANDBOX_SMTP_PORT: '4925' })
    expect(ports).toEqual({ PORT: 4000, SANDBOX_PORT: 4900, SANDBOX_SMTP_PORT: 4925 })
    expect(url).toBe('http://localhost:4000')
    expect(env).toMatchObject({
      OUTSIDE_BASE_URL: 'http://localhost:4900',
      SMTP_URL: 'smtp://localhost:4925',
      PRODUCT_URL: 'http://localhost:4000',
    })
  })

  it('leaves replies to the built-in composer until a model is configured', () => {
    for (const given of [{}, { SANDBOX_MODEL: '' }, { SANDBOX_MODEL: 'off' }, { SANDBOX_MODEL: 'on', SANDBOX: 'off' }])
      expect(environmentWith(given).env).not.toHaveProperty('AI_BASE_URL')
  })

  it('connects the product to the sandbox model when SANDBOX_MODEL is on', () => {
    expect(environmentWith({ SANDBOX_MODEL: 'on', SANDBOX_PORT: '4900' }).env).toMatchObject({
      AI_BASE_URL: 'http://localhost:4900/model/v1',
      AI_MODEL: 'writer-1',
    })
  })

  it('refuses a SANDBOX_MODEL that is neither on nor off', () => {
    expect(() => environmentWith({ SANDBOX_MODEL: 'yes' })).toThrow('SANDBOX_MODEL: choose on or off, not yes')
  })

  it('leaves a group of variables alone when one of them is set, even to an empty value', () => {
    expect(environmentWith({ SANDBOX_MODEL: 'on', AI_BASE_URL: '' }).env).not.toHaveProperty('AI_MODEL')
    const { env } = environmentWith({ SANDBOX_MODEL: 'on', AI_BASE_URL: 'https://model.example/v1', AI_MODEL: 'own' })
    expect(env).toMatchObject({ AI_BASE_URL: 'https://model.example/v1', AI_MODEL: 'own' })
    expect(env).not.toHaveProperty('AI_API_KEY')
  })

  it('keeps the time of the first start', () => {
    expect(environmentWith().env.DEMO_EPOCH).toBe(environmentWith().env.DEMO_EPOCH)
  })

  it('has no sandbox when it is off or in production', () => {
    for (const given of [{ SANDBOX: 'off' }, { NODE_ENV: 'production' }]) {
      expect(environmentWith(given).sandbox).toBe(false)
      expect(environmentWith(given).env).not.toHaveProperty('OUTSIDE_BASE_URL')
    }
    expect(environmentWith({ NODE_ENV: 'production', SANDBOX: 'on' }).sandbox).toBe(true)
  })
})

describe('.env', () => {
  it('is read line by line, with quotes, comments and empty values', () => {
    const text = 'A=1\n# B=2\nexport C="x # y" # note\nD=\nE=a b # c\nF=\'q\'\n  G = g\nURL=http://h/#frag\n'
    expect(parseDotenv(text)).toEqual({ A: '1', C: 'x # y', D: '', E: 'a b', F: 'q', G: 'g', URL: 'http://h/#frag' })
  })
})
