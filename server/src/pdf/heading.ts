import { type } from './styles.ts'
import { type Paper, sheet } from './paper.ts'

export interface Heading {
  title: string
  /** Next to the title, lighter. */
  meta: string
  x?: number
  width?: number
  y?: number
}

/** A section's title; doesn't move the cursor, returns its height. */
export function drawHeading(
  paper: Paper,
  { title, meta, x = sheet.left, width = sheet.right - x, y = paper.y }: Heading,
) {
  const { doc, set } = paper
  paper.tag('H2', () => {
    const [line] = set.lines(title, type.heading, width)
    if (!line) return
    set.draw(line, x, y, type.heading)
    const metaX = x + line.width + 8
    paper.say(meta, { x: metaX, y: y + 2.35, width: x + width - metaX, most: 1 }, type.small)
  })
  doc.undash()
  return type.heading.line
}
