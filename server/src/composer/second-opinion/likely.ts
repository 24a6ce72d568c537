import type { Subject } from '../subject.ts'
import type { Topic } from '../topic-names.ts'

/** How far the weights are to be trusted on a topic, by what the comment is on, in log odds (measured on the seen half). */
export const likely = (topic: Topic, subject: Subject): number => (always[topic] ?? 0) + (by[subject][topic] ?? 0)

/** Things that have a name are seldom meant by anything else; "works", "good" and "easy" are said of everything. */
const always: Partial<Record<Topic, number>> = {
  battery: 0.3,
  material: 0.3,
  screen: 0.2,
  smell: 0.2,
  sound: 0.2,
  taste: 0.2,
  colour: 0.2,
  packaging: 0.2,
  price: 0.2,
  look: 0.15,
  features: -0.15,
  ease: -0.2,
  location: -0.2,
  camera: -0.2,
  performance: -0.25,
  missing: -0.25,
  quality: -0.3,
}

const by: Record<Subject, Partial<Record<Topic, number>>> = {
  thing: {
    material: 0.3,
    battery: 0.3,
    screen: 0.3,
    quality: 0.25,
    colour: 0.25,
    taste: 0.2,
    packaging: 0.2,
    ease: -0.2,
    cleanliness: -0.3,
    features: -0.45,
    location: -0.6,
  },
  game: { features: 0.5, ease: 0.35, quality: -0.35, service: -0.55 },
  place: { location: 0.4, look: 0.4, service: 0.3, cleanliness: 0.25, smell: 0.2, ease: -0.3, performance: -0.45 },
  bank: { service: 0.25, look: -0.25 },
}
