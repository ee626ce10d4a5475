import { PageLead } from '#kit/page/index.ts'
import { TemplateCards } from '../templates/template-cards.tsx'
import { templates } from '../templates/templates.ts'
import { useTemplate } from '../templates/use-template.ts'
import { templateWords } from '../templates/words.ts'

/** Offers what one can begin with: each opens the tool that it is made with, with a sample in it. */
export function ElevenPage() {
  const { open } = useTemplate()
  return (
    <>
      <PageLead>{templateWords.elevenLead}</PageLead>
      <TemplateCards templates={templates} suits={0} onOpen={(template) => void open(template)} />
    </>
  )
}
