import { paths } from '#kit/routing/index.ts'
import { EntranceFrame, EntranceLink } from '#identity'
import { ssoWords } from '../words.ts'

/** Tells what an admin's test found out. */
export function TestedCard({ email, would }: { readonly email: string; readonly would: keyof typeof ssoWords.would }) {
  return (
    <EntranceFrame
      title={ssoWords.testedTitle}
      lead={ssoWords.testedAs(email)}
      footer={<EntranceLink to={paths.workspaceSecurity}>{ssoWords.backToSettings}</EntranceLink>}
    >
      <p className="text-sm">{ssoWords.would[would]}</p>
    </EntranceFrame>
  )
}
