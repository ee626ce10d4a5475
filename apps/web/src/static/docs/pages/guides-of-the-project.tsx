import { Model, speechEndpoints } from '@vireo/contracts/speech'
import { docsTexts } from '../docs-texts.ts'
import type { DocsGroup } from '../model/docs-groups.ts'
import { fieldsOf } from '../model/fields-of.ts'
import { FieldTable } from './field-table.tsx'
import { GroupReference } from './group-page.tsx'
import { Markdown } from './markdown.tsx'
import { GuidePart, PageHead } from './page-head.tsx'
import { Samples } from './samples.tsx'

/** Shows how webhooks arrive and are verified, and the operations that make them. */
export function Webhooks({ guide, group }: { readonly guide: string; readonly group: DocsGroup | undefined }) {
  return (
    <>
      <PageHead area={docsTexts.start} title={docsTexts.webhooks} lead={group?.purpose ?? ''} />
      <div className="mt-8">
        <Markdown text={guide} />
      </div>
      {group && <GroupReference group={group} />}
    </>
  )
}

/** Shows what a guide of the project says of a group, and its operations. */
export function GuidedGroup({ guide, group }: { readonly guide: string; readonly group: DocsGroup }) {
  return (
    <>
      <PageHead area={docsTexts.reference} title={group.title} lead={group.purpose} />
      <div className="mt-8">
        <Markdown text={guide} />
      </div>
      <GroupReference group={group} />
    </>
  )
}

/** Shows which models an instance offers, how a program asks for them, and what its operator can add. */
export function Engines({ guide }: { readonly guide: string }) {
  return (
    <>
      <PageHead
        area={docsTexts.start}
        title={docsTexts.engines}
        lead="An engine makes or changes sound. Which one speaks follows from the voice; a model sets limits, price and controls."
      />
      <GuidePart id="models" title="Models of this instance">
        <p>What is offered depends on what is installed. Ask before you choose:</p>
        <Samples endpoint={speechEndpoints.listModels} anchor="list-models" />
        <FieldTable title="What a model says of itself" fields={fieldsOf(Model, 'output')} />
      </GuidePart>
      <section className="pt-10">
        <h2 id="neural" className="mb-3 text-xl font-semibold tracking-tight">
          Neural models
        </h2>
        <Markdown text={guide} />
      </section>
    </>
  )
}
