import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { billingScene, pass, type BillingScene } from '../../testing/billing-scene.ts'
import type { Answer } from '../../testing/caller.ts'
import { startChild } from '../../testing/child.ts'
import { PASSWORD } from '../../testing/make-company.ts'
import { blocked, pause } from '../../testing/pause.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { settleCharge } from './index.ts'

let app: TestApp
const scenes: BillingScene[] = []
beforeAll(async () => {
  app = await startTestApp({ builtIn: true, listen: true })
  // Only these tests look up charges here: otherwise the sweep, each minute, would find them first.
  const worker = await startTestApp({ builtIn: true, peerOf: app, work: true })
  scenes.push(...(await Promise.all(Array.from({ length: 7 }, () => billingScene(app)))))
  await worker.stop()
})
afterEach(async () => {
  await app.control('DELETE', '/_/faults')
  app.expectNoErrors()
})
afterAll(() => app.stop())

function newScene(): BillingScene {
  const scene = scenes.pop()
  if (!scene) throw new Error('no company is left')
  return scene
}

const outcome = ({ status, json }: Answer) => [status, json['code']]
const fault = (name: string, times = 1) =>
  app.control('POST', '/_/faults', { platform: 'shopify', fault: name, times, path: 'graphql' })

async function newest(scene: BillingScene): Promise<{ id: string; state: string; external_id: string | null }> {
  const { rows } = await app.owner.query<{ id: string; state: string; external_id: string | null }>(
    'select id, state, external_id from app.charges where company_id = $1 order by id desc limit 1',
    [scene.companyId],
  )
  if (!rows[0]) throw new Error('there is no charge')
  return rows[0]
}

/** Checks with the shop until the charge is found in its list. */
const found = (scene: BillingScene): Promise<string> =>
  until('the charge is found in the shop', async () => {
    await scene.sweep()
    return (await newest(scene)).external_id
  })

const credited = (scene: BillingScene, credits: number) =>
  until('the credits', async () => {
    await scene.sweep()
    return (await scene.available()) === credits
  })

/** The shop's response is stored only once the lock is released. */
const waitBeforeUpdate = `
  create function app.wait_here() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(77);
    return new;
  end $$;
  create trigger wait_here before update on app.charges for each row execute function app.wait_here()`

describe('a charge whose response was lost', () => {
  test('because the server was killed before storing it is not created a second time', async () => {
    // Runs first: the child process doesn't share the other tests' clock.
    const scene = newScene()
    const [key, before] = [randomUUID(), await scene.available()]
    const child = await startChild({ url: app.url, ownerUrl: app.ownerUrl, outbound: app.sandbox.url })
    const caller = child.caller()
    await caller.signIn(scene.emails.admin, PASSWORD)
    caller.brand = scene.brandId
    await app.owner.query(waitBeforeUpdate)
    const stop = await pause(app, 'select pg_advisory_xact_lock(77)')
    const cut = caller.post('/api/subscriptions/credit/purchase', { pack: 'credits-1000' }, key).catch(() => null)
    await until('the shop made it', async () => (await scene.made()) === 1)
    await blocked(app, 1)
    await child.kill()
    await stop.letGo()
    await cut
    await app.owner.query('drop function app.wait_here cascade')
    expect(await newest(scene)).toMatchObject({ state: 'making', external_id: null })
    await pass(app, 0, 2)
    expect(outcome(await scene.buy('credits-1000', key))).toEqual([502, 'PLATFORM_REFUSED'])
    expect(await scene.made()).toBe(1)
    await scene.does(await found(scene), 'approve')
    await pass(app, 0, 6)
    await credited(scene, before + 1000)
    expect(await scene.grants()).toHaveLength(1)
  })

  test('is never created again with the same key, and is granted once when its merchant approves it after all', async () => {
    const scene = newScene()
    const [key, before] = [randomUUID(), await scene.available()]
    await fault('drop-after-accept')
    expect(outcome(await scene.buy('credits-5000', key))).toEqual([502, 'PLATFORM_REFUSED'])
    expect((await newest(scene)).state).toBe('unknown')
    await pass(app, 0, 2)
    const again = await scene.buy('credits-5000', key)
    expect(outcome(again)).toEqual([502, 'PLATFORM_REFUSED'])
    expect(String(again.json['message'])).toContain('Nothing is charged unless you approve it there')
    expect(await scene.made()).toBe(1)
    const chargeId = await found(scene)
    await scene.does(chargeId, 'approve')
    await pass(app, 0, 6)
    await credited(scene, before + 5000)
    expect(await scene.grants()).toHaveLength(1)
  })

  test('is distinguished from others of the same pack: each is granted once', async () => {
    const scene = newScene()
    const before = await scene.available()
    for (let n = 0; n < 2; n++) {
      await fault('drop-after-accept')
      await scene.buy('credits-1000')
    }
    const third = await scene.requested('credits-1000')
    await pass(app, 0, 2)
    await found(scene)
    const { json } = await app.control('GET', `/_/charges?shop=${scene.account}`)
    const all = (json.data ?? []).map(({ id }) => String(id))
    expect(all).toHaveLength(3)
    expect(all).toContain(third)
    for (const chargeId of all) await scene.does(chargeId, 'approve')
    await pass(app, 0, 60)
    await credited(scene, before + 3000)
    expect(new Set((await scene.grants()).map(({ key }) => key)).size).toBe(3)
  })

  test('that the shop never created expires after the days to decide', async () => {
    const scene = newScene()
    await fault('http500')
    expect(outcome(await scene.subscribe('basic'))).toEqual([502, 'PLATFORM_REFUSED'])
    await pass(app, 2, 90)
    await until('its end', async () => {
      await scene.sweep()
      return (await newest(scene)).state === 'expired'
    })
    expect(await scene.made()).toBe(0)
    expect(await scene.requested('basic')).toMatch(/^\d+$/)
  })
})

describe('a charge that differs from our request', () => {
  test('with another price or name grants nothing, and is logged', async () => {
    const scene = newScene()
    const before = await scene.available()
    for (const change of ['cents = 1', `item = 'credits-10000', credits = 10000`]) {
      const chargeId = await scene.requested('credits-1000')
      await app.owner.query(`update app.charges set ${change} where company_id = $1 and external_id = $2`, [
        scene.companyId,
        chargeId,
      ])
      await scene.does(chargeId, 'approve')
      expect((await scene.status(chargeId)).json['status']).toBe('failed')
      expect(app.errors.splice(0)).toMatchObject([{ shop: scene.account }])
    }
    await scene.sweep()
    expect(await scene.available()).toBe(before)
  })

  test("that is only a test grants nothing where tests don't count", async () => {
    const scene = newScene()
    const before = await scene.available()
    const real = await startTestApp({ builtIn: true, peerOf: app, env: { BILLING_TEST: 'off' } })
    const chargeId = await scene.requested('credits-1000')
    expect((await scene.shopCharge(chargeId))['test']).toBe(true)
    await scene.does(chargeId, 'approve')
    const settled = await settleCharge({ ...scene.ctx, ...real.services }, (await newest(scene)).id)
    expect([settled.state, real.errors.splice(0)]).toMatchObject(['failed', [{ shop: scene.account }]])
    await real.stop()
    await scene.sweep()
    expect(await scene.available()).toBe(before)
  })

  test('that the shop refuses says so, the same with the same key, and can be requested again', async () => {
    const scene = newScene()
    const key = randomUUID()
    await fault('http429')
    const refused = await scene.buy('credits-1000', key)
    expect(outcome(refused)).toEqual([502, 'PLATFORM_REFUSED'])
    expect((await scene.buy('credits-1000', key)).text).toBe(refused.text)
    expect(await scene.made()).toBe(0)
    expect(await scene.requested('credits-1000')).toMatch(/^\d+$/)
  })
})
