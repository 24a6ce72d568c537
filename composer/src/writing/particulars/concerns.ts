import { de, en } from './concerns-germanic.ts'
import { es, fr } from './concerns-es-fr.ts'
import { it, pt } from './concerns-it-pt.ts'
import { ja, zh } from './concerns-unspaced.ts'
import type { Concerns } from './particular.ts'

/** What customers report about their data, people, payments, and faults that they name, by language. */
export const concerns: Record<string, Concerns> = { de, en, es, fr, it, ja, pt, zh }
