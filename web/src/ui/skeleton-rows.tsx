import { Skeleton } from './skeleton.tsx'

export interface SkeletonRowsProps {
  rows?: number
  /** Of a row. */
  height: string
  /** For each column: the classes of its cells, and of the place of their content. */
  cells: readonly { cell: string; place: string }[]
  /** The classes of a picture in front of the first column's lines. */
  picture?: string
}

/** Rows of a table while it loads, below its own head; the first column has two lines. */
export function SkeletonRows({ rows = 7, height, cells, picture }: SkeletonRowsProps) {
  return (
    <tbody aria-hidden="true">
      {widths.slice(0, rows).map((width) => (
        <tr key={width} className={`border-b border-line ${height}`}>
          {cells.map(({ cell, place }, column) => (
            <td key={column} className={cell}>
              {column === 0 ? (
                <span className="flex items-center gap-3">
                  {picture && <Skeleton className={`shrink-0 ${picture}`} />}
                  <span className="grid min-w-0 flex-1 gap-2.5">
                    <Skeleton className="h-3.5" style={{ width: `${width}%` }} />
                    <Skeleton className="h-3" style={{ width: `${width * 1.4}%` }} />
                  </span>
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
