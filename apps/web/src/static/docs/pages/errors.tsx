import { errorCatalogue } from '@vireo/contracts'
import { type ErrorBody, errorTypeOf, type SchemaErrorBody } from '@vireo/contracts/kit'
import { docsTexts } from '../docs-texts.ts'
import { GuidePart, PageHead } from './page-head.tsx'
import { Code } from './samples.tsx'

const failed: ErrorBody = {
  detail: {
    type: 'authentication_error',
    code: 'invalid_api_key',
    status: 'invalid_api_key',
    message: errorCatalogue.invalid_api_key.message,
    request_id: 'req_01jq8xv5m2e9tq3w7n4k6b8d0f',
    param: null,
  },
}
const misshapen: SchemaErrorBody = { detail: [{ loc: ['body', 'text'], msg: 'Field required', type: 'missing' }] }

/** Shows how failures look, and every code there is. */
export function Errors() {
  const entries = Object.entries(errorCatalogue).toSorted(([a], [b]) => a.localeCompare(b))
  return (
    <>
      <PageHead
        area={docsTexts.start}
        title={docsTexts.errors}
        lead="Every failure has a code that never changes, a sentence for people, and the id of the request."
      />
      <GuidePart id="shape" title="What an error looks like">
        <p>
          Go by <code className="font-mono">code</code>; messages may be reworded. Quote{' '}
          <code className="font-mono">request_id</code>, which is also in the header{' '}
          <code className="font-mono">request-id</code>, when you ask for help.
        </p>
        <div className="rounded-lg bg-surface p-2">
          <Code code={JSON.stringify(failed, null, 2)} />
        </div>
        <p>A request that does not have the shape of its operation gets 422, with one entry for each fault:</p>
        <div className="rounded-lg bg-surface p-2">
          <Code code={JSON.stringify(misshapen, null, 2)} />
        </div>
        <p>
          After 429, 502 and 503 the same request may succeed a little later; after any other status it will fail again
          until something is changed.
        </p>
      </GuidePart>
      <GuidePart id="codes" title={`All ${entries.length} codes`}>
        <table className="w-full border-collapse text-xs">
          <caption className="sr-only">Codes</caption>
          <tbody>
            {entries.map(([code, entry]) => (
              <tr key={code} id={code} className="border-t border-line align-top first:border-t-0 target:bg-fill">
                <th scope="row" className="w-[40%] py-2 pr-4 text-left font-mono font-normal wrap-anywhere">
                  {code}
                </th>
                <td className="py-2 text-muted">
                  <span className="text-ink">{entry.message}</span>
                  <br />
                  {entry.status} · {errorTypeOf(entry)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </GuidePart>
    </>
  )
}
