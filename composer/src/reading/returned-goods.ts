import { anyOf, plainly } from './words-in.ts'

/** Whether the customer has sent the item back, so that there is nothing left to look into. */
export const hasReturned = (text: string): boolean => returned.test(plainly(text))

const returned = anyOf(
  [
    "(?<=^|[.!?;,\\n(] ?|\\b(?:i|we|have|had|i've|we've|just|already|immediately|quickly|so|and|but|was|were|been|getting|is|are) )(?:returned|sent back)(?= ?(?:[.,;!)]|$|it|them|this|these|mine|both|the (?!store|shop|site|favou?r|money)|my|immediately|right away|straight|asap|for (?:a )?(?:refund|credit)|with(?:out)? (?:no |any )?(?:issue|problem|trouble|hassle)s?))|(?:sent|sending|shipped|mailed|posted) (?:it|them|this|these|mine|both|the \\p{L}+) (?:right |straight )?back",
    '(?:habe|hab|haben|wurde|wird|geht|ging|hatte) (?:\\p{L}+ ){0,4}?(?:zurückgeschickt|zurückgesendet|zurückgegeben|retourniert|zurück(?= ?(?:[.,!;]|$)))|(?:^|[.!?] ?)(?:zurückgeschickt|zurückgesendet|retourniert)',
    "j'? ?(?:ai|l'ai|les ai)(?: \\p{L}+)? (?:renvoyée?s?|retournée?s?)|(?:lo|la|los|las) (?:he |hemos )?(?:devuelto|devolví)|l'ho (?:restituit[oa]|rispedit[oa]|reso)|(?:^|[.!?,;] ?)(?:devolvi|devuelto)|(?:teruggestuurd|geretourneerd)",
  ],
  '返品(?:しました|した)|送り返しました|已经?退(?:货|回)了|退货了',
)
