import { CommentGlyph, commentWords } from '#productions/comments/index.ts'

/** Says beside a segment how many comments there are about what is said in it; nothing where there are none. */
export function CommentSign({ count }: { readonly count: number }) {
  if (count === 0) return null
  return (
    <span className="inline-flex items-center gap-1 text-xs text-muted">
      <span className="text-accent">
        <CommentGlyph size={12} />
      </span>
      {commentWords.inRow(count)}
    </span>
  )
}
