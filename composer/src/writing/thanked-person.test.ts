import { describe, expect, it } from 'vitest'
import { replies } from '../testing/replies.ts'

describe('a person whom praise names', () => {
  it.each([
    ['Thanks Delphine for mending it twice, and for being so patient!', 'Delphine'],
    ['Thank you Ramona for helping me find the right size.', 'Ramona'],
    ['Huge thanks to Dashiell, who stitched my strap back on.', 'Dashiell'],
    ['Kudos to Xiomara in support, she fixed my order in minutes.', 'Xiomara'],
    ['Thaddeus in repairs was amazing.', 'Thaddeus'],
    ['Imelda was so patient with me.', 'Imelda'],
  ])('is named in the reply: "%s"', async (text, name) => {
    for (const reply of await replies({ text, rating: 5 })) expect(reply).toContain(`${name}`)
  })

  it.each([
    ['Thanks Fieldnote for helping me!', 'to Fieldnote|Fieldnote will love'],
    ['Thanks Amazon for helping me so quickly.', 'Amazon'],
    ['Delivery was great to us.', 'Delivery will|to Delivery'],
    ['Samsung in support was amazing.', 'Samsung'],
    ['Paris was great to me and so is this bag.', 'Paris'],
  ])('isn’t taken for one: "%s"', async (text, said) => {
    for (const reply of await replies({ text, rating: 5 })) expect(reply).not.toMatch(new RegExp(said))
  })
})
