import { Fragment } from 'react'
import type { Field } from '../model/fields-of.ts'

const manyChoices = 12

/** Shows fields with their types, bounds, defaults and choices. */
export function FieldTable({ title, fields }: { readonly title: string; readonly fields: readonly Field[] }) {
  if (fields.length === 0) return null
  return (
    <section>
      <h3 className="mt-6 mb-1 font-semibold">{title}</h3>
      <table className="w-full border-collapse">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it holds</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <FieldRow key={field.name} field={field} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function FieldRow({ field: { name, type, isRequired, fallback, bounds, choices } }: { readonly field: Field }) {
  return (
    <tr className="border-t border-line align-top first:border-t-0">
      <th scope="row" className="w-[45%] py-2 pr-4 text-left font-normal wrap-anywhere">
        <code className="font-mono text-xs">{breakable(name)}</code>
        {isRequired && <span className="ml-2 text-xs font-medium text-ink">required</span>}
      </th>
      <td className="py-2 text-xs text-muted wrap-anywhere">
        <span className="text-ink">{type}</span>
        {bounds.map((bound) => `, ${bound}`).join('')}
        {fallback !== undefined && fallback !== 'null' && (
          <>
            {', default '}
            <code className="font-mono">{fallback}</code>
          </>
        )}
        <Choices choices={choices} />
      </td>
    </tr>
  )
}

function Choices({ choices }: { readonly choices: readonly string[] }) {
  if (choices.length === 0) return null
  const list = <span className="font-mono">{choices.join(' · ')}</span>
  if (choices.length <= manyChoices) return <p className="mt-1">{list}</p>
  return (
    <details className="mt-1">
      <summary className="cursor-pointer rounded-sm text-ink">{choices.length} values</summary>
      <p className="mt-1">{list}</p>
    </details>
  )
}

/** Lets long names break where they are joined. */
function breakable(name: string) {
  return name.split(/(?<=[_.])/u).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
