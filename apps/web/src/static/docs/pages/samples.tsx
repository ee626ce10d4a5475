import type { Endpoint } from '@vireo/contracts/kit'
import { Fragment } from 'react'
import { docsTexts } from '../docs-texts.ts'
import { keyPlaceholder, pageContext } from '../model/page-context.ts'
import { type SampleLanguage, sampleLanguages, writeSample } from '../samples/index.ts'

/** Shows how an operation is called, in the language that the reader chose last; in all of them without a script. */
export function Samples({ endpoint, anchor }: { readonly endpoint: Endpoint; readonly anchor: string }) {
  const languages = Object.entries(sampleLanguages) as [SampleLanguage, string][]
  return (
    <div className="rounded-lg bg-surface p-2 xl:sticky xl:top-20">
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
