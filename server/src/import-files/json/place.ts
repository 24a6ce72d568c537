import { TokenType } from '@streamparser/json'

export type JsonToken = string | number | boolean | null

/** Follows the tokens of a JSON text and finds where the values of one array or object begin. */
export class JsonPlace {
  private readonly path: string[] | null
  private readonly open: { key: string | null; array: boolean }[] = []
  private key: string | null = null
  private text = ''
  private valued = false
  private deeper = 0

  constructor(path: string[] | null) {
    this.path = path
  }

  get level(): number {
    return this.open.length + this.deeper
  }

  /** Within a value that is nested too deeply; its inner parts are only counted. */
  get tooDeep(): boolean {
    return this.deeper > 0
  }

  /** True if this token begins such a value. */
  step(token: TokenType, value: JsonToken): boolean {
    if (this.deeper > 0 || (isOpening(token) && this.open.length >= deepest)) {
      this.deeper += isOpening(token) ? 1 : isClosing(token) ? -1 : 0
      return false
    }
    const parent = this.open.at(-1)
    if (isClosing(token)) {
      this.open.pop()
      this.valued = false
      return false
    }
    if (token === TokenType.COLON) {
      ;[this.key, this.valued] = [this.text, true]
      return false
    }
    if (token === TokenType.COMMA) {
      this.valued = false
      return false
    }
    if (token === TokenType.STRING) this.text = String(value)
    const begins = (parent === undefined || parent.array || this.valued) && this.isHere()
    this.valued = false
    if (isOpening(token))
      this.open.push({ key: parent && !parent.array ? this.key : null, array: token === TokenType.LEFT_BRACKET })
    return begins
  }

  private isHere(): boolean {
    const { path, open } = this
    if (path === null) return open.length === 0
    return open.length === path.length + 1 && path.every((key, at) => open[at + 1]?.key === key)
  }
}

const isOpening = (token: TokenType): boolean => token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET
const isClosing = (token: TokenType): boolean => token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET

const deepest = 50
