import type { Channel, Endpoint } from '@vireo/contracts/kit'
import { docsTexts } from '../docs-texts.ts'
import { accessText, failuresOf, limitsOf, type Mark, marksOf } from '../model/describe-operation.ts'
import { anchorOf, bracedPath } from '../model/docs-groups.ts'
import { fieldsOf } from '../model/fields-of.ts'
import { FieldTable } from './field-table.tsx'
import { Samples, SocketSample, TryIt } from './samples.tsx'

/** Shows an operation: what it is for, who may call it, what it reads and answers, and how it is called. */
export function OperationSection({ endpoint }: { readonly endpoint: Endpoint }) {
  const anchor = anchorOf(endpoint.id)
  return (
    <section
      id={anchor}
      data-operation={endpoint.id}
      aria-labelledby={`${anchor}-title`}
      className="-scroll-mt-8 pt-14"
    >
      <Title anchor={anchor} kind={endpoint.method} path={endpoint.path} summary={endpoint.summary} />
      <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="min-w-0">
          <Access text={accessText(endpoint.access)} marks={marksOf(endpoint)} />
          <FieldTable title={docsTexts.path} fields={fieldsOf(endpoint.params, 'input')} />
          <FieldTable title={docsTexts.query} fields={fieldsOf(endpoint.query, 'input')} />
          <FieldTable title={docsTexts.body} fields={fieldsOf(endpoint.body, 'input')} />
          <FieldTable title={docsTexts.form} fields={formFields(endpoint)} />
          <AnswerPart endpoint={endpoint} />
          <Limits limits={limitsOf(endpoint)} />
          <Failures of={endpoint} />
        </div>
        <div className="min-w-0">
          <div className="xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto">
            <Samples endpoint={endpoint} anchor={anchor} />
            <TryIt endpoint={endpoint} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** Shows a socket: what either side may say. */
export function SocketSection({ channel }: { readonly channel: Channel }) {
  const anchor = anchorOf(channel.id)
  return (
    <section id={anchor} data-operation={channel.id} aria-labelledby={`${anchor}-title`} className="-scroll-mt-8 pt-14">
      <Title anchor={anchor} kind="WS" path={channel.path} summary={channel.summary} />
      <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="min-w-0">
          <Access text={`${accessText(channel.access)} ${docsTexts.socketAccess}`} marks={[]} />
          <FieldTable title={docsTexts.path} fields={fieldsOf(channel.params, 'input')} />
          <FieldTable title={docsTexts.query} fields={fieldsOf(channel.query, 'input')} />
          <FieldTable title={docsTexts.clientMessage} fields={fieldsOf(channel.clientMessage, 'input')} />
          <FieldTable title={docsTexts.serverMessage} fields={fieldsOf(channel.serverMessage, 'output')} />
          <Failures of={{ access: channel.access, errors: channel.errors }} />
        </div>
        <div className="min-w-0">
          <div className="xl:sticky xl:top-20">
            <SocketSample channel={channel} />
          </div>
        </div>
      </div>
    </section>
  )
}

type TitleProps = { readonly anchor: string; readonly kind: string; readonly path: string; readonly summary: string }

function Title({ anchor, kind, path, summary }: TitleProps) {
  return (
    <>
      <h2 id={`${anchor}-title`} className="max-w-[47.5rem] text-xl font-semibold tracking-tight text-balance">
        <a href={`#${anchor}`} className="rounded-sm underline-offset-4 hover:underline">
          {summary.replace(/\.$/u, '')}
        </a>
      </h2>
      <p className="mt-2 mb-4 font-mono text-xs wrap-anywhere">
        <span className="mr-2 font-semibold">{kind}</span>
        {bracedPath(path)}
      </p>
    </>
  )
}

function Access({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-muted">
      <p>{text}</p>
      {marks
        .filter((mark) => mark !== 'repeatable')
        .map((mark) => (
          <span key={mark} className="rounded-full bg-fill px-2.5 py-0.5 text-xs font-medium text-ink">
            {mark}
          </span>
        ))}
    </div>
  )
}

function formFields({ multipart }: Endpoint) {
  if (!multipart) return []
  const files = Object.entries(multipart.files).map(([name, { maxCount, required }]) => ({
    name,
    type: maxCount > 1 ? 'files' : 'file',
    isRequired: required ?? false,
    fallback: undefined,
    bounds: maxCount > 1 ? [`at most ${maxCount}`] : [],
    choices: [],
  }))
  return [...files, ...fieldsOf(multipart.fields, 'input')]
}

function AnswerPart({ endpoint: { success } }: { readonly endpoint: Endpoint }) {
  const title = `${docsTexts.answer} ${success.status}`
  if ('bytes' in success)
    return (
      <section>
        <h3 className="mt-6 mb-1 font-semibold">{title}</h3>
        <p className="font-mono text-xs text-muted wrap-anywhere">{success.bytes.join(' · ')}</p>
      </section>
    )
  if (success.status === 204) return null
  const fields = fieldsOf('lines' in success ? success.lines : success.schema, 'output')
  if (fields.length === 0) return null
  return (
    <Folded title={'lines' in success ? `${title}, one JSON object a line` : title} count={`${fields.length} fields`}>
      <FieldTable title={title} fields={fields} />
    </Folded>
  )
}

function Limits({ limits }: { readonly limits: readonly string[] }) {
  if (limits.length === 0) return null
  return (
    <section>
      <h3 className="mt-6 mb-1 font-semibold">{docsTexts.limits}</h3>
      <ul className="flex flex-col gap-1 text-xs text-muted">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </section>
  )
}

function Failures({ of }: { readonly of: Parameters<typeof failuresOf>[0] }) {
  const failures = failuresOf(of)
  return (
    <Folded title={docsTexts.failures} count={String(failures.length)}>
      <table className="w-full border-collapse text-xs">
        <caption className="sr-only">{docsTexts.failures}</caption>
        <tbody>
          {failures.map(({ code, status, message }) => (
            <tr key={code} className="border-t border-line align-top first:border-t-0">
              <th scope="row" className="w-[45%] py-2 pr-4 text-left font-normal wrap-anywhere">
                <a href={`/docs/errors#${code}`} className="rounded-sm font-mono underline-offset-4 hover:underline">
                  {code}
                </a>
              </th>
              <td className="py-2 text-muted">
                {status} {message}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  )
}

type FoldedProps = { readonly title: string; readonly count: string; readonly children: React.ReactNode }

function Folded({ title, count, children }: FoldedProps) {
  return (
    <details className="folded mt-6">
      <summary className="-mx-2 inline-flex cursor-pointer list-none items-center gap-2 rounded-md px-2 py-1 hover:bg-fill">
        <span aria-hidden className="turns text-muted">
          ▸
        </span>
        <span className="font-semibold">{title}</span>
        <span className="text-xs text-muted">{count}</span>
      </summary>
      <div className="[&_h3]:sr-only">{children}</div>
    </details>
  )
}
