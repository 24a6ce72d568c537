import { list, type TopicWords } from './topic-words.ts'

export const en: TopicWords = {
  language: 'en',
  spaced: true,
  good: list(`good, great, excellent, amazing, awesome, perfect, perfectly, love, loved, loves, lovely, beautiful,
    beautifully, nice, nicely, fantastic, wonderful, superb, best, happy, pleased, satisfied, recommend, recommended,
    impressed, delighted, brilliant, sturdy, solid, comfortable, comfy, soft, fast, quick, quickly, easy, easily, helpful,
    friendly, polite, gorgeous, stunning, cute, pretty, delicious, tasty, fresh, works well, outstanding, favorite,
    favourite, enjoy, enjoying, enjoyed, fabulous, glad, thrilled, terrific, superior, stylish, elegant, adorable`),
  bad: list(`bad, poor, poorly, terrible, awful, horrible, worst, worse, disappointed, disappointing, disappointment,
    disappoints, waste, useless, broken, broke, defective, faulty, cheaply, flimsy, rubbish, garbage, junk, crap,
    trash, hate, hated, uncomfortable, slow, slowly, rude, unhelpful, wrong, scam, fake, ripped, tore, cracked,
    scratched, dirty, stained, stinks, smelly, damaged, annoying, annoyed, frustrating, frustrated, problem, problems,
    issue, issues, fails, failed, failing, fail, returned, returning, refund, overpriced, regret, unusable, unacceptable,
    ridiculous, mediocre, weak, stiff, scratchy, itchy, painful, hurts, ugly, crooked, bland, stale, leaks, leaking,
    leaked, worthless, unfortunately, pathetic, dissatisfied, unhappy, unsatisfied, fell apart, falls apart,
    stopped working, let down, not worth, rip off, too small, too big, sent it back, sending it back, sent back`),
  before:
    list(`not, no, never, don't, dont, doesn't, doesnt, didn't, didnt, isn't, isnt, wasn't, wasnt, aren't, weren't,
    can't, cant, cannot, couldn't, won't, wouldn't, hardly, barely, without, nor, neither, ain't, nothing, none, lacks`),
  after: [],
  turns: list(`but, however, although, though, except, unfortunately, yet, while, whereas, otherwise`),
  elsewhere: list(
    `looking for, wanted something, would be, would have been, wish, i wanted, could be better, could have been, should be, should have, hoping, old, previous, previously, last one, other one, other brand*, other product*, others, used to, before this, replaced my, replace my, competitor*, unlike, compared, than my, if it, if they, if you, would have, worried, afraid, thought it would, was expecting`,
  ),
  serious: list(
    `hives, skin reaction, injur*, burned my, burnt my, caught fire, on fire, exploded, explosion, electric shock, allergic, rash, hospital, emergency room, poison*, lawyer, attorney, lawsuit, sue, suing, legal action, police, consumer protection, trading standards, chok*, bleed*, stitches`,
  ),
  asks: list(
    `does, do you, do they, is it, is this, is there, are they, are these, can i, can you, can it, could you, would it, will it, how, what, where, when, which, who, any idea, anyone know, wondering`,
  ),
  topics: {
    damage: {
      about: [],
      bad: list(
        `broken, broke, fell apart, falls apart, falling apart, fallen apart, came apart, coming apart, stopped working, quit working, doesn't work, doesnt work, does not work, didn't work, did not work, not working, never worked, defective, faulty, damaged, cracked, was torn, is torn, came torn, a tear in, ripped, shattered, dead on arrival, snapped, malfunction*, won't turn on, seam* split, stitching came`,
      ),
    },
    missing: {
      about: [],
      bad: list(
        `missing, was not included, wasn't included, not in the box, wrong item, wrong product, wrong colour, wrong color, wrong size, sent the wrong, received the wrong, incomplete, not what i ordered`,
      ),
    },
    delivery: {
      about: list(`delivery, shipping, shipment, courier, postage`),
      good: list(
        `arrived quickly, arrived fast, arrived early, arrived on time, came quickly, came fast, came on time, quick delivery, fast delivery, prompt delivery, fast shipping, quick shipping, delivered on time, delivered quickly, prompt shipping`,
      ),
      bad: list(
        `never arrived, arrived late, still waiting, late delivery, slow delivery, slow shipping, delayed, not arrived, not received, never received, not delivered, never came, lost in the post, lost in the mail, took weeks, took forever to arrive, took ages to arrive, arrived two weeks late`,
      ),
    },
    battery: {
      about: list(`battery, batteries, charge, charging, charger, charges`),
      good: list(`battery lasts, lasts all day, long battery life, great battery life, good battery life`),
      bad: list(
        `battery dies, battery died, battery drains, won't charge, doesn't charge, does not charge, won't hold a charge, stopped charging, poor battery, short battery life, battery only lasts, battery doesn't last, battery does not last`,
      ),
    },
    zip: {
      about: list(`zip, zips, zipper, zippers, zipped`),
      bad: list(
        `zip broke, zipper broke, zip is stuck, zipper is stuck, zip sticks, zipper sticks, zip jams, zipper jams, zip keeps, zipper keeps`,
      ),
    },
    size: {
      about: list(`size, sizes, sizing, fit, fits, fitted, fitting, length`),
      good: list(
        `fits perfectly, fits great, fits well, perfect fit, great fit, true to size, fits like a glove, fits nicely, fit perfectly, fit great, fit well, right size, perfect size`,
      ),
      bad: list(
        `too small, too big, too large, too tight, too short, too long, too loose, too wide, too narrow, runs small, runs large, runs big, run small, run large, run big, smaller than, bigger than expected, larger than expected, doesn't fit, does not fit, didn't fit, did not fit, don't fit, not fit, huge on me`,
      ),
    },
    colour: {
      about: list(`color, colors, colour, colours, shade`),
      good: list(
        `beautiful color*, beautiful colour*, lovely colour*, lovely color*, gorgeous color*, gorgeous colour*, love the color*, love the colour*`,
      ),
      bad: list(
        `faded, fades, color is different, colour is different, different color, different colour, color is off, colour is off, not the same color, not the same colour, nothing like the picture`,
      ),
    },
    material: {
      about: list(`material, materials, fabric, leather, cloth, cotton, canvas, wool, silk, linen`),
      good: list(`soft fabric, soft material`),
      bad: list(
        `thin material, thin fabric, cheap material, cheap fabric, see-through, see through, shed*, pilled, pilling, scratchy, itchy`,
      ),
    },
    comfort: {
      about: list(`comfort, cushion*, padding`),
      good: list(`comfortable, comfy, so comfortable, comfortably`),
      bad: list(`uncomfortable, hurts my, hurt my, digs into, dig into, painful, blisters`),
    },
    sound: {
      about: list(`sound, audio, bass, speaker, speakers, volume, treble`),
      good: list(`great sound, good sound, amazing sound, sounds great, sounds amazing, sounds good`),
      bad: list(`no sound, bad sound, poor sound, sounds terrible, sounds bad, muffled, tinny, crackl*, no bass`),
    },
    taste: {
      about: list(`taste, tastes, flavor, flavors, flavour, flavours, aroma`),
      good: list(`delicious, tasty, yummy, tastes great, tastes good, great taste, great flavor, great flavour`),
      bad: list(
        `tastes bad, tastes awful, tastes terrible, tasteless, bland, stale, bitter aftertaste, no taste, no flavor, no flavour`,
      ),
    },
    smell: {
      about: list(`smell, smells, scent, odor, odour, fragrance`),
      good: list(
        `smells great, smells good, smells amazing, smells lovely, smells wonderful, lovely scent, nice scent, great scent`,
      ),
      bad: list(
        `stinks, stink, smelly, bad smell, strong smell, chemical smell, weird smell, strange smell, smells bad, smells awful, smells terrible, smells like`,
      ),
    },
    packaging: {
      about: list(`packaging, packaged, packed, wrapped`),
      good: list(
        `well packaged, well packed, nicely packaged, beautifully packaged, carefully packed, nicely wrapped, beautifully wrapped`,
      ),
      bad: list(
        `poorly packaged, badly packaged, poor packaging, box was damaged, box was crushed, box was open, no padding in the box`,
      ),
    },
    service: {
      about: list(`customer service, customer support, staff, customer care, seller`),
      good: list(
        `great service, excellent service, good service, helpful staff, friendly staff, great customer service, excellent customer service, amazing service, quick response, replied quickly`,
      ),
      bad: list(
        `no response, no reply, no answer, never answered, never replied, never responded, ignored my, terrible service, bad service, poor service, poor customer service, terrible customer service, horrible customer service, worst customer service, rude`,
      ),
    },
    ease: {
      about: list(`set up, setup, assembly, instructions, install, installation`),
      good: list(
        `easy to use, easy to set up, easy to clean, easy to assemble, easy to put, easy setup, simple to use, easy to install, user friendly, so easy to`,
      ),
      bad: list(
        `hard to use, difficult to use, hard to set up, difficult to set up, hard to clean, confusing, complicated, hard to install, difficult to install, hard to assemble, no instructions`,
      ),
    },
    look: {
      about: list(`look, looks, design, style, appearance`),
      good: list(
        `looks great, looks good, looks amazing, looks beautiful, looks lovely, look great, look good, beautiful design, great design, stylish, gorgeous, so cute, elegant`,
      ),
      bad: list(
        `ugly, looks cheap, look cheap, looks nothing like, unflattering, not as pictured, not like the picture, looks bad, looks awful`,
      ),
    },
    price: {
      about: list(`price, priced, prices`),
      good: list(
        `good value, great value, excellent value, value for money, worth the money, worth every penny, worth the price, great price, good price, fair price, reasonable price, reasonably priced, well priced, worth it`,
      ),
      bad: list(
        `overpriced, too expensive, waste of money, not worth, too much money, rip off, ripoff, very expensive, poor value, money wasted`,
      ),
    },
    quality: {
      about: list(`quality, well made, craftsmanship, workmanship`),
      good: list(
        `great quality, good quality, high quality, excellent quality, amazing quality, top quality, well made, well-made, built to last, sturdy, durable`,
      ),
      bad: list(
        `poor quality, bad quality, low quality, cheap quality, terrible quality, cheaply made, poorly made, badly made, flimsy, fell to pieces, quality has gone down, worst quality, not durable, low-quality, horrible quality, awful quality, cheap plastic`,
      ),
    },
  },
}
