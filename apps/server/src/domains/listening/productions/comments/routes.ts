import { commentEndpoints as comments } from '@vireo/contracts/productions'
import { unaudited } from '#http/declared/audited.ts'
import { defineRoutes } from '#http/routes.ts'
import { addComment } from './add-comment.ts'
import { changeComment } from './change-comment.ts'
import { listComments, presentComment, presentComments } from './list-comments.ts'
import { removeComment } from './remove-comment.ts'

export const commentRoutes = defineRoutes((on) => {
  const written = { audit: unaudited('made content', 'what those who work on a recording remark about it') }
  on(comments.listComments, listComments, presentComments)
  on(comments.addComment, addComment, presentComment, written)
  on(comments.changeComment, changeComment, presentComment, written)
  on(comments.removeComment, removeComment, () => ({ success: true as const }), {
    audit: 'productions.comment-removed',
  })
})
