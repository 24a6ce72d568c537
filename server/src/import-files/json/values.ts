import { Tokenizer, TokenParser, TokenType } from '@streamparser/json'
import { ImportFileError } from '../import-file-error.ts'
import { JsonPlace, type JsonToken } from './place.ts'

export interface JsonValue {
  line: number
  value?: unknown
  /** Why there is no value. */
  bad?: string
}

/** The values of one array or object in a streamed JSON text, each with its first line. */
export class JsonValues {
  line = 1
  private readonly tokens = new ExactTokenizer()
  private readonly place: JsonPlace
  private parser: TokenParser | null = null
  private found: JsonValue[] = []
  private piece: Uint8Array = new Uint8Array()
  private pieceAt = 0
  private counted = 0
  private waiting = 0
  private last = 0

  /** Keys that lead to the array or object, empty for the text itself; null if the whole text is the value. */
  constructor(path: string[] | null) {
    this.place = new JsonPlace(path)
    this.tokens.onToken = ({ token, value, offset }) => this.take(token, value, offset)
  }

  /** Throws `ImportFileError` with the line where the text stops being JSON. */
  push(text: string): JsonValue[] {
    this.pieceAt += this.piece.length
    this.piece = encoder.encode(text)
    this.counted = 0
    this.waiting += this.piece.length
    if (this.waiting > mostPending) throw new ImportFileError('An entry in the JSON file is too long')
    this.attempt(() => this.tokens.write(this.piece))
    this.countTo(this.piece.length)
    return this.taken()
  }

  end(): JsonValue[] {
    if (!this.tokens.isEnded) this.attempt(() => this.tokens.end())
    if (this.place.level > 0) throw new ImportFileError(`The JSON ends unexpectedly at line ${this.line}`)
    return this.taken()
  }

  taken(): JsonValue[] {
    const found = this.found
    this.found = []
    return found
  }

  private take(token: TokenType, value: JsonToken, offset: number): void {
    const exact = token === TokenType.NUMBER && !Number.isSafeInteger(value) ? this.tokens.number : value
    if (this.place.step(token, exact)) {
      this.countTo(offset - this.pieceAt)
      this.parser = this.begin()
    }
    if (this.parser && this.place.tooDeep) this.give({ line: this.last, bad: 'This entry is nested too deeply' })
    this.parser?.write({ token, value: exact })
  }

  private begin(): TokenParser {
    const parser = new TokenParser({ paths: ['$'] })
    // Entries that share a line are numbered, so that no two are the same.
    const line = Math.max(this.line, this.last + 1)
    this.last = line
    parser.onValue = ({ value }) => this.give({ value, line })
    return parser
  }

  private give(found: JsonValue): void {
    this.found.push(found)
    this.parser = null
    this.waiting = 0
  }

  private countTo(end: number): void {
    for (; this.counted < Math.min(end, this.piece.length); this.counted++)
      if (this.piece[this.counted] === 10) this.line++
  }

  private attempt(work: () => void): void {
    try {
      work()
    } catch (error) {
      if (error instanceof ImportFileError) throw error
      this.countTo(this.piece.length)
      throw new ImportFileError(`The JSON isn’t valid near line ${this.line}`, error)
    }
  }
}

/** Keeps a number as written: ids of 19 digits lose precision as numbers. */
class ExactTokenizer extends Tokenizer {
  number = ''
  protected override parseNumber(written: string): number {
    this.number = written
    return Number(written)
  }
}

const encoder = new TextEncoder()
const mostPending = 16 * 1024 * 1024
