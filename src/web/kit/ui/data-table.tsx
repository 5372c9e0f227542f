import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A table that scrolls in itself, also by the keyboard. The first column is read as the name of its row. */
export function DataTable(props: {
  label: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  className?: string;
}) {
  const { label, columns, rows, className } = props;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, also by the keyboard.
      tabIndex={0}
      className={classNames('overflow-auto rounded-[14px] border border-line bg-card', className)}
    >
      <table className="w-full text-start text-[0.9375rem] tabular-nums">
        <thead>
          <tr className="border-line border-b">
            {columns.map((column) => (
              <th key={column} scope="col" className="whitespace-nowrap px-4 py-2.5 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row" className="px-4 py-2 text-start align-top font-normal [overflow-wrap:anywhere]">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="px-4 py-2 align-top">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
