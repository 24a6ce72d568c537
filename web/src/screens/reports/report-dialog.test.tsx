import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { refusal } from '../../testing/fake-server.ts'
import { id, kettle, monthly, openDialog as open, pageOf, products } from '../../testing/reports.ts'
import { ok } from '../../testing/responses-server.ts'
import { where } from '../../testing/start-console.tsx'

const create = 'POST /api/reports'
const update = `PUT /api/reports/${id(1)}`

type Shown = Awaited<ReturnType<typeof open>>['dialog']
const more = (dialog: Shown) => userEvent.click(dialog.getByText('More options'))
const addProduct = (dialog: Shown) => userEvent.click(dialog.getByRole('button', { name: 'Add a product' }))
const next = (dialog: Shown) => userEvent.click(dialog.getByRole('button', { name: 'Next' }))
const delivery = (dialog: Shown) => userEvent.click(dialog.getByRole('tab', { name: /Schedule and recipients/ }))

describe('editing a report', () => {
  test('sends all choices to the server and closes the dialog', async () => {
    const { dialog, calls } = await open('/reports?edit=new', { [create]: ok(monthly) })
    const box = (name: string) => userEvent.click(dialog.getByRole('checkbox', { name }))
    const choose = (name: string, value: string) =>
      userEvent.selectOptions(dialog.getByRole('combobox', { name }), value)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Praise')
    await userEvent.click(dialog.getByRole('radio', { name: 'Pie' }))
    await more(dialog)
    await choose('Category', 'marketing')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'For the board')
    await box('Products')
    await box('Credits')
    await userEvent.click(dialog.getByRole('button', { name: 'Judge.me' }))
    await addProduct(dialog)
    await userEvent.click(await screen.findByRole('option', { name: 'Morrow Kettle' }))
    await choose('Period when run on demand', 'last-quarter')
    await choose('Compared with', 'none')
    await next(dialog)
    await box('CSV')
    expect(dialog.queryByRole('combobox', { name: 'Hour' })).toBeNull()
    await choose('Schedule', 'quarterly')
    expect(dialog.getByText(/Times are in Europe\/Berlin\./)).toBeTruthy()
    await choose('Hour', '17')
    await userEvent.click(dialog.getByRole('button', { name: 'Add me' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'Boss@alder.test')
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(await screen.findByText('Report saved')).toBeTruthy()
    expect(calls(create)[0]?.body).toEqual({
      title: 'Praise',
      description: 'For the board',
      category: 'marketing',
      chart: 'pie',
      sections: ['figures', 'received', 'ratings', 'topics', 'credits'],
      filter: { platforms: ['judgeme'], products: [id(4)] },
      range: 'last-quarter',
      compare: 'none',
      formats: ['pdf'],
      schedule: 'quarterly',
      hour: 17,
      recipients: ['demo@bizamply.test', 'boss@alder.test'],
    })
    await waitFor(() => expect(where()).toBe('/reports'))
  })

  test('shows missing values at their fields, and sends nothing', async () => {
    const { dialog, calls } = await open('/reports?edit=new', { [create]: ok(monthly) })
    await userEvent.click(dialog.getByRole('tab', { name: /Schedule and recipients/ }))
    for (const name of ['PDF', 'CSV']) await userEvent.click(dialog.getByRole('checkbox', { name }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(await dialog.findByText('Enter a title.')).toBeTruthy()
    expect(dialog.getByText('Choose at least one format.')).toBeTruthy()
    const title = dialog.getByRole('textbox', { name: 'Title' })
    expect(dialog.queryByRole('checkbox', { name: 'PDF' })).toBeNull()
    expect([document.activeElement, title.getAttribute('aria-invalid')]).toEqual([title, 'true'])
    expect(calls(create)).toHaveLength(0)
  })

  test('Next leads a new report to its schedule, once it has a title', async () => {
    const { dialog, calls } = await open('/reports?edit=new', { [create]: ok(monthly) })
    expect(dialog.queryByRole('button', { name: 'Save report' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }))
    expect(await dialog.findByText('Enter a title.')).toBeTruthy()
    expect(dialog.queryByRole('combobox', { name: 'Schedule' })).toBeNull()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Praise{Enter}')
    expect(await dialog.findByRole('combobox', { name: 'Schedule' })).toBeTruthy()
    expect(calls(create)).toHaveLength(0)
  })

  test('previews the chosen sections in page order, with the title and the period', async () => {
    const { dialog } = await open('/reports?edit=new')
    const preview = within(dialog.getByRole('figure', { name: 'Preview' }))
    const sections = () =>
      preview.getAllByText(/^(Key metrics|Credits|Products|Star ratings)$/).map((it) => it.textContent)
    expect(sections()).toEqual(['Key metrics', 'Star ratings', 'Products'])
    expect(preview.getByText('Untitled report')).toBeTruthy()
    expect(preview.getByText('Last 7 days, with the previous period')).toBeTruthy()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Praise')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Credits' }))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Products' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Compared with' }), 'none')
    expect(sections()).toEqual(['Key metrics', 'Star ratings', 'Credits'])
    expect(preview.getByText('Praise')).toBeTruthy()
    expect(preview.getByText('Last 7 days')).toBeTruthy()
  })

  test('collapses what most reports leave as it is, until the server refuses something in it', async () => {
    const errors = [{ path: 'description', message: 'Too long' }]
    const { dialog } = await open('/reports?edit=new', {
      [create]: { status: 400, body: { message: 'Wrong.', code: 'BAD_REQUEST', errors } },
    })
    const fold = dialog.getByText('More options').closest('details')
    expect(fold?.open).toBe(false)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Praise{Enter}')
    await userEvent.click(await dialog.findByRole('button', { name: 'Save report' }))
    expect(await dialog.findByText('Too long')).toBeTruthy()
    expect(fold?.open).toBe(true)
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Description' }))
  })

  test('offers the connected platforms first, and the others on request', async () => {
    const { dialog } = await open('/reports?edit=new')
    expect(dialog.queryByRole('button', { name: 'Trustpilot' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'More platforms' }))
    expect(dialog.getByRole('button', { name: 'Trustpilot' })).toBeTruthy()
  })

  test('adds recipients as chips with Enter and comma, names invalid ones, and removes them by button and Backspace', async () => {
    const { dialog } = await open('/reports?edit=new')
    await delivery(dialog)
    const field = dialog.getByRole('textbox', { name: 'Recipients' })
    const listed = () =>
      dialog.queryAllByRole('button', { name: /^Remove / }).map((it) => it.getAttribute('aria-label'))
    await userEvent.type(field, 'a@x.test{Enter}b@x.test,c@x.test,a@x.test,')
    expect(listed()).toEqual(['Remove a@x.test', 'Remove b@x.test', 'Remove c@x.test'])
    await userEvent.type(field, 'nobody{Enter}')
    expect(dialog.getByText('nobody isn’t a valid email address.')).toBeTruthy()
    expect(field).toHaveProperty('value', 'nobody')
    await userEvent.clear(field)
    await userEvent.type(field, '{Backspace}')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove a@x.test' }))
    expect([listed(), document.activeElement]).toEqual([['Remove b@x.test'], field])
  })

  test('shows a stored report unchanged; deleted products have no name', async () => {
    const { dialog, calls } = await open(`/reports?edit=${id(1)}`, { [update]: ok(monthly) })
    const chosen = within(dialog.getByRole('list', { name: 'Chosen products' }))
    expect(await chosen.findByText('Deleted product')).toBeTruthy()
    await userEvent.click(chosen.getByRole('button', { name: 'Remove Morrow Kettle' }))
    expect(dialog.getByRole('radio', { name: 'Pie' })).toHaveProperty('checked', true)
    await delivery(dialog)
    expect(dialog.getByRole('combobox', { name: 'Hour' })).toHaveProperty('value', '6')
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    await screen.findByText('Report saved')
    expect(calls(update)[0]?.body).toMatchObject({
      title: 'Monthly',
      filter: { platforms: ['judgeme'], products: [id(5)] },
      recipients: ['boss@alder.test'],
    })
  })

  test('shows server errors at their field, else in the dialog, and keeps the input', async () => {
    const errors = [{ path: 'filter.products.1', message: 'We couldn’t find this product' }]
    const { dialog } = await open(`/reports?edit=${id(1)}`, {
      [update]: (_, times) =>
        times === 1
          ? { status: 400, body: { message: 'Wrong.', code: 'BAD_REQUEST', errors } }
          : refusal(500, 'INTERNAL', 'It broke.'),
    })
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' anew')
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(await dialog.findByText('We couldn’t find this product')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(await dialog.findByText('Couldn’t save the report. It broke.')).toBeTruthy()
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Monthly anew')
  })

  test('asks before changes are discarded, and closes immediately without changes', async () => {
    const { dialog } = await open(`/reports?edit=${id(1)}`)
    await delivery(dialog)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'x')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    const asks = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }))
    await userEvent.click(asks.getByRole('button', { name: 'Keep editing' }))
    await userEvent.clear(await dialog.findByRole('textbox', { name: 'Recipients' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(where()).toBe('/reports'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('also asks on Back, and keeps the input', async () => {
    for (const address of ['/reports', '/']) window.history.pushState(null, '', address)
    const { dialog } = await open('/reports?edit=new')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Praise')
    window.history.back()
    const asks = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }))
    await userEvent.click(asks.getByRole('button', { name: 'Keep editing' }))
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Praise')
  })

  test('lists some of many products, and searches the server for the others', async () => {
    const last = { id: id(7), name: 'Zephyr Lamp' }
    const { dialog, calls } = await open('/reports?edit=new', {
      [products]: ({ query }) => (query.get('search') === 'zeph' ? pageOf([last]) : pageOf([kettle], 'c2', 500)),
      [create]: ok(monthly),
    })
    await more(dialog)
    await addProduct(dialog)
    expect(await screen.findByText('Products with the most reviews. Type to find others.')).toBeTruthy()
    await userEvent.type(screen.getByRole('combobox', { name: 'Find a product' }), 'zeph')
    await userEvent.click(await screen.findByRole('option', { name: 'Zephyr Lamp' }))
    expect(screen.queryByRole('combobox', { name: 'Find a product' })).toBeNull()
    expect(dialog.getByRole('button', { name: 'Remove Zephyr Lamp' })).toBeTruthy()
    expect(new Set(calls(products).map(({ query }) => query.get('limit')))).toEqual(new Set(['20']))
    expect(calls(create)).toHaveLength(0)
  })

  test('focuses a field that the server rejects, and announces the next save', async () => {
    const errors = [{ path: 'recipients.0', message: 'Enter a valid email address' }]
    const { dialog } = await open(`/reports?edit=${id(1)}`, {
      [update]: (_, times) =>
        times === 1 ? { status: 400, body: { message: 'Wrong.', code: 'BAD_REQUEST', errors } } : ok(monthly),
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(await dialog.findByText('Enter a valid email address')).toBeTruthy()
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Recipients' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save report' }))
    expect(await screen.findByText('Report saved')).toBeTruthy()
  })

  test('shows why products fail to load, and Try Again reloads them', async () => {
    let broken = true
    const { dialog } = await open('/reports?edit=new', {
      [products]: () => (broken ? refusal(400, 'BAD_REQUEST', 'It broke.') : pageOf([kettle])),
    })
    await more(dialog)
    await addProduct(dialog)
    expect(await screen.findByText('Couldn’t load products. It broke.')).toBeTruthy()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('option', { name: 'Morrow Kettle' })).toBeTruthy()
  })
})
