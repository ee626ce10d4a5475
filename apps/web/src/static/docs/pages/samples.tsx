import type { Channel, Endpoint } from '@vireo/contracts/kit'
import { Fragment } from 'react'
import { docsTexts } from '../docs-texts.ts'
import { callOf } from '../model/call-of.ts'
import { keyPlaceholder } from '../model/key-placeholder.ts'
import { pageContext } from '../model/page-context.ts'
import { type SampleLanguage, sampleLanguages, socketSample, writeSample } from '../samples/index.ts'

/** Shows how an operation is called, in the language that the reader chose last; in all of them without a script. */
export function Samples({ endpoint, anchor }: { readonly endpoint: Endpoint; readonly anchor: string }) {
  const languages = Object.entries(sampleLanguages) as [SampleLanguage, string][]
  return (
    <div className="rounded-lg bg-surface p-2">
      <div className="with-script flex items-center gap-1 print:hidden">
        <div role="tablist" aria-label={docsTexts.language} className="flex gap-1">
          {languages.map(([language, name]) => (
            <button
              key={language}
              type="button"
              role="tab"
              id={`${anchor}-tab-${language}`}
              aria-controls={`${anchor}-${language}`}
              aria-selected={language === 'curl'}
              tabIndex={language === 'curl' ? 0 : -1}
              data-choose={language}
              className="h-8 rounded-md px-3 text-xs font-medium text-muted hover:text-ink aria-selected:bg-fill aria-selected:text-ink"
            >
              {name}
            </button>
          ))}
        </div>
        <button
          type="button"
          data-copy={docsTexts.copied}
          className="ml-auto h-8 rounded-md px-3 text-xs font-medium text-muted hover:bg-fill hover:text-ink"
        >
          {docsTexts.copy}
        </button>
      </div>
      {languages.map(([language, name]) => (
        <div
          key={language}
          role="tabpanel"
          id={`${anchor}-${language}`}
          aria-labelledby={`${anchor}-tab-${language}`}
          data-in={language}
        >
          <p className="without-script px-3 pt-2 text-xs font-medium text-muted">{name}</p>
          <Code code={writeSample(language, endpoint, pageContext)} />
        </div>
      ))}
    </div>
  )
}

/** Shows a conversation with a socket, in the language that browsers and Node share. */
export function SocketSample({ channel }: { readonly channel: Channel }) {
  return (
    <div className="rounded-lg bg-surface p-2">
      <div className="flex h-8 items-center pl-3">
        <p className="text-xs font-medium">{docsTexts.socketLanguage}</p>
        <button
          type="button"
          data-copy={docsTexts.copied}
          className="with-script ml-auto h-8 rounded-md px-3 text-xs font-medium text-muted hover:bg-fill hover:text-ink print:hidden"
        >
          {docsTexts.copy}
        </button>
      </div>
      <div data-code>
        <Code code={socketSample(channel, pageContext)} />
      </div>
    </div>
  )
}

/** Offers to make a key, to whoever is signed in; the script shows it then. */
export function OwnKey() {
  return (
    <div
      data-own-key
      hidden
      data-done={docsTexts.keyDone}
      className="mt-6 max-w-[47.5rem] rounded-lg bg-surface p-4 print:hidden"
    >
      <p>{docsTexts.keyOffer}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="h-9 rounded-md bg-fill px-4 font-medium hover:bg-fill-hover disabled:opacity-60"
        >
          {docsTexts.keyMake}
        </button>
        <output className="text-muted empty:hidden" />
      </div>
    </div>
  )
}

/** Shows where an operation can be tried; its form is made by the script when it opens. */
export function TryIt({ endpoint }: { readonly endpoint: Endpoint }) {
  const call = callOf(endpoint)
  if (!call) return null
  return (
    <details
      data-call={JSON.stringify(call)}
      className="with-script folded mt-3 rounded-lg bg-surface p-2 print:hidden"
    >
      <summary className="flex h-8 cursor-pointer list-none items-center gap-2 rounded-md px-3 text-xs font-medium hover:bg-fill">
        {docsTexts.tryIt}
        <span className="ml-auto text-muted">{call.asks.map((ask) => docsTexts.asks[ask]).join(', ')}</span>
      </summary>
      <form aria-label={docsTexts.tryIt} className="flex flex-col gap-3 p-3" />
    </details>
  )
}

/** Shows code, with the places where the reader's key belongs. */
export function Code({ code }: { readonly code: string }) {
  return (
    <pre className="rounded-md p-3 font-mono text-xs leading-5 wrap-anywhere whitespace-pre-wrap">
      <code>
        {code.split(keyPlaceholder).map((part, index) => (
          <Fragment key={index}>
            {index > 0 && <span data-key>{keyPlaceholder}</span>}
            {part}
          </Fragment>
        ))}
      </code>
    </pre>
  )
}
