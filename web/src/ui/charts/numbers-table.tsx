export interface NumbersTableProps {
  caption: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly string[] }[]
}

/**
 * The chart's numbers for screen readers; the first cell of a row is its header. Wrapped, because a
 * table alone would grow beyond 1 px and stretch the page.
 */
export function NumbersTable({ caption, head, rows }: NumbersTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...numbers] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {numbers.map((number, n) => (
                <td key={head[n + 1]}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
