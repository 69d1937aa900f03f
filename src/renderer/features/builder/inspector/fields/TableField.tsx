import * as z from 'zod'
import { Columns3, Rows3, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import { inputClass } from '../../../../ui/inputs.ts'
import { useForm } from '../form-context.ts'
import { bare, sizeOf } from '../schema.ts'
import { useValue, type ControlProps } from './control.ts'
import { GroupFrame } from './FieldFrame.tsx'

/** Rows of cells: all rows are equally long. */
export function isTable(schema: z.ZodArray): boolean {
  const row = bare(schema.element as z.ZodType)
  return row instanceof z.ZodArray && bare(row.element as z.ZodType) instanceof z.ZodString
}

export function TableField(props: ControlProps) {
  const { path, label, schema } = props
  const { t } = useTranslation('builder')
  const { write, language } = useForm()
  const value = useValue(props)
  const rows = (Array.isArray(value) ? value : []) as string[][]
  const list = schema as z.ZodArray
  const most = sizeOf(bare(list.element as z.ZodType) as z.ZodArray).max
  const width = rows[0]?.length ?? 1
  const set = (row: number, column: number, text: string) => write(`${path}.${row}.${column}`, text, 'typing')
  return (
    <GroupFrame path={path} label={label}>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse">
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column} className="min-w-22 p-0.5">
                    <input
                      aria-label={t('table.cell', { row: row + 1, column: column + 1 })}
                      lang={language}
                      value={cell}
                      onChange={(event) => set(row, column, event.target.value)}
                      className={inputClass('h-7 px-1.5 text-dense')}
                    />
                  </td>
                ))}
                <td className="w-7">
                  <IconButton
                    icon={Trash2}
                    label={t('table.remove_row', { row: row + 1 })}
                    disabledReason={rows.length === 1 ? t('entry.least', { count: 1 }) : null}
                    onClick={() =>
                      write(
                        path,
                        rows.filter((_, at) => at !== row),
                      )
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              {rows[0]?.map((_, column) => (
                <td key={column}>
                  <IconButton
                    icon={Trash2}
                    label={t('table.remove_column', { column: column + 1 })}
                    disabledReason={width === 1 ? t('entry.least', { count: 1 }) : null}
                    onClick={() =>
                      write(
                        path,
                        rows.map((cells) => cells.filter((_cell, at) => at !== column)),
                      )
                    }
                  />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={Rows3} onClick={() => write(path, [...rows, Array.from({ length: width }, () => '')])}>
          {t('table.add_row')}
        </Button>
        <Button
          icon={Columns3}
          disabledReason={width >= most ? t('entry.full', { max: most }) : null}
          onClick={() =>
            write(
              path,
              rows.map((cells) => [...cells, '']),
            )
          }
        >
          {t('table.add_column')}
        </Button>
      </div>
    </GroupFrame>
  )
}
