import { Thumb } from '../../../ui/thumb.tsx'
import { productCells, type CellProps } from './product-cells.tsx'
import type { Column } from './product-columns.ts'
import type { TableRow } from './product-rows.ts'

export interface WideRowProps extends CellProps {
  columns: readonly Column[]
}

export function WideRow({ columns, ...props }: WideRowProps) {
  const { row } = props
  return (
    <tr className="h-11 compact:h-9 border-b border-line max-xl:last:border-b-0 transition-colors duration-100 *:last:pr-6 hover:bg-surface-2">
      {columns.map((column) =>
        column === 'name' ? (
          <th key={column} scope="row" className="py-1 pr-3 pl-6 text-left font-normal">
            <NameCell {...row} />
          </th>
        ) : (
          <td key={column} className={isLeft(column) ? 'pl-5' : 'text-right text-ink-2 tabular-nums'}>
            {productCells[column](props)}
          </td>
        ),
      )}
    </tr>
  )
}

const isLeft = (column: Column): boolean => column === 'platforms' || column === 'replies'

function NameCell({ name, image }: Pick<TableRow, 'name' | 'image'>) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <span className="shrink-0 *:size-7">
        <Thumb src={image} name={name} />
      </span>
      <bdi data-tooltip={name} data-tooltip-when="cut" className="line-clamp-2 wrap-anywhere leading-4.5 text-ink">
        {name}
      </bdi>
    </span>
  )
}
