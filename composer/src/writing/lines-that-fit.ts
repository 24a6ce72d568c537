import { overNow, recovery } from './phrases/others-hurt.ts'
import { worried } from './phrases/care.ts'
import { hasRecovered } from '../reading/precautions.ts'
import { isPersonal, type Particulars } from './reply-particulars.ts'
import type { Reading } from '../reading/reading.ts'
import type { NamedTopics } from './reply-kind.ts'
import type { FullBook } from './phrases/phrase-book.ts'
import type { SentenceRole } from './sentence-role.ts'

interface Weighed {
  text: string
  book: FullBook
  topics: NamedTopics
  othersHurt: boolean
  treated: boolean
  asks: boolean
  lowest: boolean
  despairs: boolean
  particulars: Particulars
  reading: Reading
}

/** The sentences of a role without those that would be too much, or false, for this comment; null if all fit. */
export function linesThatFit(role: SentenceRole, input: Weighed): readonly string[] | null {
  const { book, othersHurt, treated, asks, lowest, despairs, topics, reading } = input
  const disputesMoney = reading.risks.includes('refund')
  const personal = isPersonal(input.particulars)
  const without = (lines: readonly string[], unfit: RegExp): readonly string[] => {
    const left = lines.filter((line) => !unfit.test(line))
    return left.length > 0 ? left : lines
  }
  if (role === 'calm' && reading.spam) return without(book.lines.calm, unhappy)
  const over = hasRecovered(input.text) ? overNow[book.language] : undefined
  if (role === 'injury' && over && !despairs) return over
  if (role === 'injury' && othersHurt)
    return treated
      ? book.lines.othersHurt.filter((line) => recovery.test(line))
      : without(book.lines.othersHurt, onlyTreated)
  if (role === 'injury' && despairs) return without(book.lines.injury, healed)
  if (role === 'sorry' && personal) return worried[book.language] ?? book.lines.sorry
  if (role === 'sorry' && asks) return without(book.lines.sorry, blunt)
  if (role === 'sorry' && disputesMoney) return without(book.lines.sorry, parting)
  if (role === 'unclear' && lowest) return without(book.lines.unclear, mismatch)
  if ((role === 'learn' || role === 'understood') && isOfTaste(topics)) return without(book.lines[role], heavy)
  return null
}

/** Advertising isn't unhappy. */
const unhappy = /unhappy|unzufrieden|mécontent|desconten|insatisf|malcontent|scontent|ご不満|ご不快|不满/iu

/** Too much for a cut. */
const onlyTreated = /we wish a/iu

/** A wish for recovery doesn’t fit despair. */
const healed =
  /recovered|feeling better|go through|besser|genesung|rétabli|mieux|recuper|mejor|mejoría|guari|meglio|recuper|melhor|回復|康复|好转/iu

/** "Things went wrong" answers no question. */
const blunt = /went wrong|let you down|let (?:us|me) down|schief|mal passé|salido mal|andato storto|deu errado/iu

/** Sounds like a farewell to someone who is owed money. */
const parting = /didn’t work out|turned out this way|wasn’t better/iu

/** At one star, praise is more often irony than a mistake. */
const mismatch = /rating|sterne|note et|estrellas|stelle|a nota|星|quite match/iu

const isOfTaste = ({ bad }: NamedTopics): boolean =>
  bad.length > 0 && bad.every((topic) => topic === 'size' || topic === 'price' || topic === 'colour')

/** Too much for a size, a price, or a color. */
const heavy =
  /lightly|anyone in your position|every right|leichte schulter|à la légère|a la ligera|alla leggera|重く受け止め|深く反省|深感惭愧|深感过意不去/iu
