const ratings = [
  [5, 0.46],
  [4, 0.24],
  [3, 0.12],
  [2, 0.08],
  [1, 0.1],
]

/** What each company gets. A kind is `brand:bank:handle`; no handle means a review of the shop. */
export const plans = [
  {
    count: 2000,
    sent: 720,
    draft: 130,
    ratings,
    languages: [
      ['en', 0.45],
      ['de', 0.17],
      ['fr', 0.12],
      ['es', 0.11],
      ['it', 0.08],
      ['ja', 0.07],
    ],
    writers: [
      ['editor@bizamply.test', 0.72],
      ['demo@bizamply.test', 0.28],
    ],
    kinds: [
      ['alder:backpack:fieldnote-canvas-backpack', 0.14],
      ['alder:lamp:halo-dimmable-desk-lamp', 0.12],
      ['alder:watch:tidewater-automatic-watch', 0.07],
      ['alder:ring:solstice-signet-ring', 0.07],
      ['alder:shirt:harbour-linen-shirt', 0.11],
      ['alder:throw:drift-wool-throw', 0.07],
      ['alder:shop', 0.02],
      ['fern:mug:ember-ceramic-mug', 0.11],
      ['fern:kettle:morrow-pour-over-kettle', 0.09],
      ['fern:planter:thicket-self-watering-planter', 0.07],
      ['fern:balm:moss-hand-balm', 0.06],
      ['fern:candle:juniper-soy-candle', 0.055],
      ['fern:shop', 0.015],
    ],
  },
  {
    count: 40,
    sent: 18,
    draft: 4,
    ratings,
    languages: [
      ['en', 0.7],
      ['de', 0.3],
    ],
    writers: [['demo@borealis.test', 1]],
    kinds: [
      ['borealis:layer:cairn-merino-base-layer', 0.35],
      ['borealis:bottle:polaris-insulated-bottle', 0.4],
      ['borealis:tent:skarn-two-person-tent', 0.25],
    ],
  },
]
