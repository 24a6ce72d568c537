import { makers } from '../reading/maker-names.ts'
import { compact } from '../words/compact.ts'

/**
 * Someone whom an English comment praises in words that only suit a person: "Thanks Devon for resizing it twice",
 * "Devon was so patient with me", "kudos to Marisol in support". `own` has the names of the brand and the product, which
 * aren't people. Titles and surnames are left out: replies use first names only.
 */
export function thankedPerson(text: string, own: string): string | null {
  for (const shape of shapes) {
    for (const { groups } of text.matchAll(shape)) {
      const name = groups?.['name'] ?? ''
      const small = name.toLowerCase()
      if (!notNames.test(name) && !makers.has(small) && !own.toLowerCase().includes(small)) return name
    }
  }
  return null
}

const who = '(?<name>\\p{Lu}\\p{Ll}{2,14})'
const team =
  '(?:(?:your|the|their) )?(?:\\p{Ll}+ )?(?:repairs?|support|service|care|chat|sales|engraving|shipping|returns|alterations|workshop|store|shop|warehouse)'
const doing =
  '(?:helping|resizing|fixing|mending|repairing|stitching|sewing|making it right|answering|explaining|engraving|wrapping|packing|sorting|finding|listening|walking|staying|going|taking the time|being (?:so )?(?:patient|kind|helpful)|(?:(?:your|all your|the|all the|his|her) )?(?:\\p{Ll}+ )?(?:help|patience|kindness|assistance|support))'
const kind =
  '(?:patient|courteous|attentive|polite|kind|helpful|sweet|gracious|friendly|knowledgeable|responsive|amazing|great|wonderful)'
const very = '(?:so |very |really |super |extremely |incredibly |just |truly |absolutely )*'

const shapes = [
  `(?:[Tt]hanks|[Tt]hank you|THANK YOU)(?: so much| again| very much)?(?: to)?,? ${who},? for ${doing}`,
  `(?:[Kk]udos|[Ss]hout[- ]?out|[Pp]rops|[Hh]ats off|[Tt]hanks|[Tt]hank you) to ${who}(?:,? who |,? s?he |(?: in| from| at| on) ${team})`,
  `(?<!\\p{L})${who} (?:in|from|at|on) ${team} (?:was|is|went|helped|made|fixed|took|answered|resized|did|found|stayed)(?! (?:not|rude|awful|terrible|useless|no))`,
  `(?<!\\p{L})${who} (?:was|is|has been) ${very}${kind} (?:with|to) (?:me|us|my|our|both)(?!\\p{L})`,
  `(?<=[\\p{Ll},] )${who} (?:(?:had|sent|got|shipped|mailed|posted) (?:me |us )?(?:out )?(?:a (?:brand )?new|a replacement|another|a second) |(?:replaced|fixed|sorted|resolved|refunded|repaired|swapped|exchanged) (?:it|them|this|everything|mine|my|the) )`,
  `(?:Is|is|Does|does) ${who} still (?:work|with (?:you|the))[^.!?\\n]{0,30}[,.!?] (?:s?he) (?:helped|was so|sorted|fixed|found)`,
  `[Aa]sk for ${who}[,.!;]? (?:s?he) `,
].map((shape) => compact(shape, 'gu'))

/** Capitalized words that aren't names, at the start of a sentence or anywhere. */
const notNames =
  /^(?:You|Your|The|This|That|These|Those|They|She|He|It|We|Who|Everyone|Everybody|Someone|Somebody|Nobody|Anyone|All|Both|Team|Staff|Support|Service|Customer|Seller|Sellers|Owner|Company|Store|Shop|Shipping|Delivery|Driver|Courier|Agent|Rep|Manager|Lady|Guy|Girl|Man|Woman|Person|People|Folks|Everything|Nothing|Something|Somewhat|Product|Quality|Chat|Email|Phone|Communication|God|Lord|Jesus|Heaven|Santa|Mom|Mum|Dad|Husband|Wife|Daughter|Son|Amazon|Bizamply|Shopify|Etsy|Google|Flipkart|Walmart|Target|Costco|Ebay|Temu|Shein|Alexa|Siri|Echo|Apple|Facebook|Instagram|Fedex|Usps|Prime|Kindle|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|London|Paris|York|Chicago|Boston|Dallas|Austin|Denver|Seattle|Toronto|Berlin|England|Texas|Florida|California|Everthing|Love|Loved|Great|Good|Nice|Very|Really|Just|Their|Our|His|Her|My|And|But|What|Which|When|Thanks|Thank|Also)$/u
