/** The expected ledger of a company, kept as plain sums. */
export class MoneyModel {
  total = 0
  used = 0
  /** Packs and plans that were paid, and periods that came after. */
  bought = 0
  renewed = 0
  /** Credits used today, by member; a brand's or company's limit counts all of them. */
  readonly today = new Map<string, number>()
  readonly grants = new Map<string, number>()
  /** In the order of their entries. */
  readonly charged: { credits: number; refunded: boolean }[] = []
  readonly comments: ModelComment[] = []
  spendingLimits: { company: number | null; eachBrand: number | null; eachMember: number | null } = none
  prices = { generate: 2, send: 1 }

  get available(): number {
    return this.total - this.used
  }

  get spentToday(): number {
    return [...this.today.values()].reduce((sum, one) => sum + one, 0)
  }

  /** Null if the credits can be held, else the error code; `ahead` credits are held first. */
  against(credits: number, member: string, ahead = 0): 'INSUFFICIENT_CREDITS' | 'SPENDING_LIMIT_REACHED' | null {
    const { company, eachBrand, eachMember } = this.spendingLimits
    if (this.available - ahead < credits) return 'INSUFFICIENT_CREDITS'
    const [all, own] = [this.spentToday, this.today.get(member) ?? 0].map((spent) => spent + ahead + credits)
    const isOver = (limit: number | null, spent = 0): boolean => limit !== null && spent > limit
    return isOver(company, all) || isOver(eachBrand, all) || isOver(eachMember, own) ? 'SPENDING_LIMIT_REACHED' : null
  }

  /** How many of these concurrent holds fit. */
  roomFor(most: number, credits: number, member: string): number {
    let room = 0
    while (room < most && this.against(credits, member, room * credits) === null) room += 1
    return room
  }

  pay(credits: number, what: 'bought' | 'renewed'): void {
    this.total += credits
    this[what] += 1
  }

  charge(credits: number, member: string): void {
    this.used += credits
    this.today.set(member, (this.today.get(member) ?? 0) + credits)
    this.charged.push({ credits, refunded: false })
  }

  grant(key: string, credits: number): 'granted' | 'again' | 'refused' {
    const before = this.grants.get(key)
    if (before !== undefined) return before === credits ? 'again' : 'refused'
    this.grants.set(key, credits)
    this.total += credits
    return 'granted'
  }
}

export const none = { company: null, eachBrand: null, eachMember: null }

export interface ModelComment {
  id: string
  status: 'pending' | 'draft' | 'sent'
  version: number
  /** Unknown to its platform, which rejects every reply to it. */
  stray: boolean
}
