export interface NumbersTableProps {
  caption: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly string[] }[]
}

/**
 * The numbers of a chart, for whoever reads instead of looks; the first cell of a row names it. A table alone would
 * grow past a height of one pixel, and the page with it.
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
