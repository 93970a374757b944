interface DataTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** The numbers behind a chart, for screen readers. */
export function DataTable({ caption, head, rows }: DataTableProps) {
  return (
    // A table grows with its content, so it is the box around it that is hidden.
    <div className="vh">
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
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((value, at) => (
                <td key={head[at + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
