import { Skeleton } from './skeleton.tsx'

export interface SkeletonRowsProps {
  rows?: number
  /** Of a row. */
  height: string
  /** For each column: the classes of its cells, and of the place of their content. */
  cells: readonly { cell: string; place: string }[]
}

/** Rows of a table while it loads, below its own head; the first column has two lines. */
export function SkeletonRows({ rows = 7, height, cells }: SkeletonRowsProps) {
  return (
    <tbody aria-hidden="true">
      {widths.slice(0, rows).map((width) => (
        <tr key={width} className={`border-b border-line ${height}`}>
          {cells.map(({ cell, place }, column) => (
            <td key={column} className={cell}>
              {column === 0 ? (
                <span className="grid gap-2.5">
                  <Skeleton className="h-3.5" style={{ width: `${width}%` }} />
                  <Skeleton className="h-3" style={{ width: `${width * 1.4}%` }} />
                </span>
              ) : (
                <Skeleton className={`h-3.5 ${place} ${cell.includes('text-right') ? 'ml-auto' : ''}`} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const widths = [52, 38, 60, 46, 34, 50, 42, 56]
