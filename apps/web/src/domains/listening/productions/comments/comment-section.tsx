import { Section } from '@vireo/ui'

import { CommentList, type CommentListProps } from './comment-list.tsx'
import type { CommentedTask } from './queries.ts'
import { useCommenting } from './use-commenting.ts'
import { commentWords } from './words.ts'

type CommentSectionProps = Omit<CommentListProps, 'commenting'> & { readonly task: CommentedTask }

/** Shows what is remarked about places of a recording, where it is reviewed, and takes what a reviewer answers. */
export function CommentSection({ task, ...shown }: CommentSectionProps) {
  const commenting = useCommenting(task)
  return (
    <Section title={commentWords.titleWith(commenting.open)} lead={commentWords.lead}>
      <CommentList commenting={commenting} {...shown} />
    </Section>
  )
}
