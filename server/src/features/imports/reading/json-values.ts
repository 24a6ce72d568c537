import { Tokenizer, TokenParser, TokenType } from '@streamparser/json'
import { ImportFileError } from './import-file-error.ts'

export interface JsonValue {
  value: unknown
  line: number
}

/** The values at one path of a JSON text that comes in pieces, each with the line where it begins. */
export class JsonValues {
  private readonly tokens: ExactTokenizer
  private readonly parser: TokenParser
  private readonly depth: number
  private found: JsonValue[] = []
  private level = 0
  private starts = 1
  line = 1
  private piece: Uint8Array = new Uint8Array()
  private pieceAt = 0
  private counted = 0
  private waiting = 0

  /** `path` as in `$.data.reviews.*`; `separator` for values that follow one another (JSON lines). */
  constructor(path: string, separator?: string) {
    this.depth = path.split('.').length - 1
    this.tokens = new ExactTokenizer(separator === undefined ? {} : { separator })
    this.parser = new TokenParser({
      paths: [path],
      keepStack: false,
      ...(separator === undefined ? {} : { separator }),
    })
    this.tokens.onToken = ({ token, value, offset }) => this.take(token, value, offset)
    this.parser.onValue = ({ value }) => {
      this.waiting = 0
      this.found.push({ value, line: this.starts })
    }
  }

  /** Throws `ImportFileError` with the line where the text stops being JSON. */
  push(text: string): JsonValue[] {
    this.pieceAt += this.piece.length
    this.piece = encoder.encode(text)
    this.counted = 0
    this.waiting += this.piece.length
    if (this.waiting > mostPending) throw new ImportFileError('One entry of the JSON file is too long')
    this.attempt(() => this.tokens.write(this.piece))
    this.countTo(this.piece.length)
    return this.taken()
  }

  end(): JsonValue[] {
    if (!this.tokens.isEnded) this.attempt(() => this.tokens.end())
    return this.taken()
  }

  taken(): JsonValue[] {
    const found = this.found
    this.found = []
    return found
  }

  private take(token: TokenType, value: string | number | boolean | null | undefined, offset: number): void {
    const opens = token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET
    if (this.level === this.depth && token !== TokenType.COMMA && token !== TokenType.COLON && !closes(token)) {
      this.countTo(offset - this.pieceAt)
      this.starts = this.line
    }
    if (opens) this.level++
    if (closes(token)) this.level--
    const exact = token === TokenType.NUMBER && !Number.isSafeInteger(value) ? this.tokens.number : value
    this.parser.write({ token, value: exact as string })
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
      throw new ImportFileError(`The JSON can't be read any further near line ${this.line}`, error)
    }
  }
}

const closes = (token: TokenType): boolean => token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET

/** Keeps a number as it was written: ids of nineteen digits lose their end as numbers. */
class ExactTokenizer extends Tokenizer {
  number = ''
  protected override parseNumber(written: string): number {
    this.number = written
    return Number(written)
  }
}

const encoder = new TextEncoder()
const mostPending = 16 * 1024 * 1024
